import { INQUIRE_TYPES, type InquireType } from './submissions.ts';

/** The parameter of an address whose page holds the inquiry form of an audience. */
export const INQUIRE_PARAMETER = 'inquire';

/**
 * The search of an address whose page holds the inquiry form of an audience, with and without JavaScript; what the
 * address says already stays.
 *
 * @example
 * <Link to={{ search: withInquiry(search, 'government') }} />; // '?inquire=government'
 */
export function withInquiry(search: string, type: InquireType): string {
  const all = new URLSearchParams(search);
  all.set(INQUIRE_PARAMETER, type);
  return `?${all}`;
}

/** The audience whose inquiry form an address asks for; null where it names none that there is. */
export function inquiryOf(search: string): InquireType | null {
  const named = new URLSearchParams(search).get(INQUIRE_PARAMETER);
  return INQUIRE_TYPES.find((type) => type === named) ?? null;
}

/** The search of an address without the parameter of the inquiry form. */
export function withoutInquiry(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(INQUIRE_PARAMETER);
  const left = String(rest);
  return left && `?${left}`;
}
