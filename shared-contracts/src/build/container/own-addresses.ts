declare let __webpack_get_script_filename__: (chunk: string) => string;

/**
 * Where the entry was asked for at the address of a repeated attempt, lets the scripts of the build be asked for at such
 * addresses, too: what a cache holds of them may be what failed.
 */
export function atOwnAddresses(): void {
  const { src = '' } = (document.currentScript ?? {}) as Partial<HTMLScriptElement>;
  const attempt = src.split('?')[1];
  if (!attempt) return;
  const nameOf = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunk) => `${nameOf(chunk)}?${attempt}`;
}
