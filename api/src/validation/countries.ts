import { text } from '@ecocircle/shared-contracts/rules';
import { fromText } from './from-text.ts';

const COUNTRY = /^[A-Z]{2}$/;
const MOST_COUNTRIES = 20;

function readCountries(value: string): string[] | undefined {
  const codes = [...new Set(value.split(','))].sort();
  return codes.length <= MOST_COUNTRIES && codes.every((code) => COUNTRY.test(code)) ? codes : undefined;
}

/** `RU,KZ`: countries, each once and sorted. */
const CountriesSchema = fromText({
  read: readCountries,
  must: `must be at most ${MOST_COUNTRIES} countries of ISO 3166-1 in capital letters, separated by commas`,
  jsonSchema: { type: 'string', pattern: `^[A-Z]{2}(,[A-Z]{2})*$`, examples: ['RU,KZ'] },
});

/** Which countries something is wanted of: one of them, or all but some. */
export const COUNTRIES_ENTRIES = {
  country: text().matches(COUNTRY, 'must be two capital letters of ISO 3166-1').optional(),
  not_country: CountriesSchema.optional(),
};

/** What {@link COUNTRIES_ENTRIES} are read as. */
export interface CountriesWanted {
  readonly country?: string | undefined;
  readonly not_country?: readonly string[] | undefined;
}
