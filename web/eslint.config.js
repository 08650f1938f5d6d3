/** What is looked for beyond types: floating promises, dead names, Svelte's own traps. */
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const typed = {
  "@typescript-eslint/consistent-type-imports": "error",
  "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
  // A number in a template is plain enough.
  "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
  // `onclick={() => choice.clear()}` says what happens; that it returns nothing is no confusion.
  "@typescript-eslint/no-confusing-void-expression": "off",
  // `void this.#opened` reads a state, so that what was said is said again when it changes.
  "@typescript-eslint/no-meaningless-void-operator": "off",
  // What comes over the wire as unknown is a word or a number where it is put into a sentence.
  "@typescript-eslint/no-base-to-string": "off",
  // A map from which nothing is drawn need not be reactive.
  "svelte/prefer-svelte-reactivity": "off",
};

export default ts.config(
  { ignores: ["node_modules", "src/generated"] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js", "site/*.js", "engine/*.mjs"] },
        extraFileExtensions: [".svelte"],
      },
    },
    rules: typed,
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // The properties of a part are known to svelte-check, not here.
    rules: { "@typescript-eslint/no-unsafe-argument": "off" },
  },
  { files: ["*.js", "*.ts", "plugins/*.ts", "engine/*.mjs"], languageOptions: { globals: globals.node } },
  { files: ["*.js", "site/*.js", "engine/*.mjs"], extends: [ts.configs.disableTypeChecked] },
  { files: ["site/*.js"], languageOptions: { globals: globals.serviceworker } },
);
