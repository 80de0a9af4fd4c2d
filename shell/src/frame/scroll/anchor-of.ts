/** The element that the hash of an address names; null where it names nothing or is written badly. */
export function anchorOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
