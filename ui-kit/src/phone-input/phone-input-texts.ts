/** What a phone field says beside its label, hint and error. */
export interface PhoneInputTexts {
  /** Accessible name of the field that chooses the calling code. */
  readonly callingCode: string;
  /** Accessible name of the button that opens the list of countries. */
  readonly open: string;
  readonly noResults: string;
  /** Says that the number has to be typed: the hint, and the answer to an attempt to paste. */
  readonly pasteOff: string;
}
