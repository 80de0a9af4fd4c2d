/** Whether a text is a phone number as people write them: 7 to 15 digits, an optional plus, and signs between them. */
export const isPhone = (text: string): boolean =>
  /^\+?[\d\s().-]+$/.test(text) && /^(?:\D*\d){7,15}\D*$/.test(text);
