/** What a message to the provider is about; a question unless chosen. */
export const CONTACT_TYPES = ['question', 'suggestion', 'problem', 'inspection'] as const;

/** Who inquires: the three audiences of the home page; city authorities unless chosen. */
export const INQUIRE_TYPES = [
  'government',
  'recycling-companies',
  'small-and-medium-sized-business',
] as const;

/** An audience of the inquiry form. */
export type InquireType = (typeof INQUIRE_TYPES)[number];
