/** The value of a cookie; empty where there is none, or it is written badly. */
export function readCookie(name: string): string {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  try {
    return decodeURIComponent(entry?.slice(name.length + 1) ?? '');
  } catch {
    return '';
  }
}
