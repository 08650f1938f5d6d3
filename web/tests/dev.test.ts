// @vitest-environment node
/** `npm run dev` leaves to the running server what only the server can answer. */
import { createServer as listen, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

let house: Server;
let dev: ViteDevServer;
let address: string;

function port(server: Server): number {
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  house = listen((request, answer) => {
    const { host, origin } = request.headers;
    answer.end(JSON.stringify({ path: request.url, host, origin }));
  });
  house.on("upgrade", (request, socket) => {
    socket.end(
      `HTTP/1.1 403 Forbidden\r\nx-path: ${request.url ?? ""}\r\nx-host: ${request.headers.host ?? ""}\r\n\r\n`,
    );
  });
  await new Promise<void>((ready) => house.listen(0, "127.0.0.1", ready));
  process.env["RETORTA_SERVER"] = `http://127.0.0.1:${port(house)}`;
  dev = await createServer({ server: { port: 0, host: "127.0.0.1", hmr: false }, logLevel: "silent" });
  await dev.listen();
  address = `127.0.0.1:${port(dev.httpServer as Server)}`;
});

afterAll(async () => {
  await dev.close();
  house.close();
});

test.each(["/api/shelf", "/texts/en/web.ftl", "/schema/openapi.json", "/healthz"])(
  "%s is the server's, which takes us for a page of its own",
  async (path) => {
    const origin = `http://${address}`;
    const answer = await fetch(origin + path, { method: "POST", headers: { origin } });
    // Were the host another than the origin, the server would refuse whatever changes something.
    expect(await answer.json()).toEqual({ path, host: address, origin });
  },
);

test("a socket is the server's too", async () => {
  const { request } = await import("node:http");
  const heard = await new Promise<[string | undefined, string | undefined]>((resolve, reject) => {
    const asking = request(`http://${address}/ws/tables/t1?seat=0`, {
      headers: {
        connection: "Upgrade",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      },
    });
    asking.on("response", ({ headers }) => resolve([String(headers["x-path"]), String(headers["x-host"])]));
    asking.on("error", reject);
    asking.end();
  });
  expect(heard).toEqual(["/ws/tables/t1?seat=0", address]);
});

test("a page is the client's own", async () => {
  const answer = await fetch(`http://${address}/table/t1`, { headers: { accept: "text/html" } });
  expect(await answer.text()).toContain("/src/main.ts");
});
