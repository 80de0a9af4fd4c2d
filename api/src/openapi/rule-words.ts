/**
 * What the rules say that JSON Schema has no keyword for, by the name of their test. The document carries these words;
 * a test fails where a schema has a rule that is neither here nor among the keywords.
 */
export const RULE_WORDS: Readonly<Record<string, string>> = {
  phone: 'a phone number of the market that the language belongs to, or as people write them anywhere',
  callingCode: 'begins with a calling code that exists',
  taxId: 'a tax id of the country that the language belongs to, with the right check digits',
  integer: 'digits, maybe behind a minus',
  uppercase: 'with an uppercase letter of any script',
  lowercase: 'with a lowercase letter of any script',
  digit: 'with a digit of any script',
  forbidden: 'without spaces, quotes, brackets, colons, semicolons, bars and backticks',
  webAddress: 'an address that begins with https://',
  networkAddress: 'the https:// address of a page of this network, not of its first page',
  role: 'asks for at least one role',
  hours: 'times, dates and breaks keep the rules of the editor; the hours of special days are complete',
  recurrence: 'RRULE of weekdays every n-th week, or of one weekday of every month',
  pair: 'longitude and latitude are both given, or none',
  'calendar-day': 'a day of the calendar as YYYY-MM-DD',
  maxDecimals: 'with a limited number of digits behind the decimal point',
  'says-what': '`text` is not empty where `kind` is `other`',
  slug: 'small Latin letters and digits with hyphens between them',
  printable: 'without control characters',
  'days-in-order': '`from` is not after `to`',
  'public-only': '`open` and `sort` go neither with `owner` nor with `status`',
  sortable: '`sort=open` asks for `near`, `sort=price` for `materials`',
  'within-world': 'no tile lies beyond the edge of the world at its zoom',
};
