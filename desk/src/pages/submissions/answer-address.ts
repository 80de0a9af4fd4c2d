import type { Submission } from './model.ts';

/**
 * The `mailto:` address of an answer, with its reference in the subject and what was asked quoted below; null where
 * nobody left an address.
 */
export function answerAddress({ reference, fields }: Submission, brand: string): string | null {
  const email = fields.get('email');
  if (!email) return null;
  const quoted = (fields.get('text') ?? '').split('\n').map((line) => `> ${line}`);
  const query = new URLSearchParams({
    subject: `${brand}: ${reference}`,
    body: `\r\n\r\n${quoted.join('\r\n').slice(0, 1500)}`,
  });
  // Mail programs take a plus for itself.
  return `mailto:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`;
}
