/** The part of jsdom's handle that its environment hands out. */
interface BrowserHandle {
  reconfigure(settings: { readonly url: string }): void;
}

/** Puts the browser of the running test file at another address, of any origin; a page cannot do that by itself. */
export const openBrowserAt = (url: string): void =>
  (globalThis as typeof globalThis & { jsdom: BrowserHandle }).jsdom.reconfigure({ url });
