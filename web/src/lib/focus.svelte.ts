/**
 * What had the focus may be gone with a new view, or when a choice is made: then the keyboard
 * goes on from the question.
 */
export function keepFocus(watched: () => unknown): void {
  let holding: Element | null = null;
  $effect.pre(() => {
    watched();
    holding = document.activeElement;
  });
  $effect(() => {
    watched();
    const isLost = holding !== null && !holding.isConnected && document.activeElement === document.body;
    if (isLost)
      document.querySelector<HTMLElement>(`[data-stop="question"], .curtain h1`)?.focus({ preventScroll: true });
  });
}
