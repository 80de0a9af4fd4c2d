/** The longest parts of an e-mail address, in characters: before the @ and behind it. */
export const EMAIL_LIMITS = { beforeAt: 64, afterAt: 66 } as const;

const ADDRESS = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/u;

/** Whether a text, without spaces around it, is an e-mail address: its parts are not too long, and its form is right. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const fits = at <= EMAIL_LIMITS.beforeAt && text.length - at - 1 <= EMAIL_LIMITS.afterAt;
  return fits && ADDRESS.test(text);
}
