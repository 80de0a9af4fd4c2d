import type { ApiService } from '@ecocircle/shared-contracts';
import * as v from 'valibot';

declare const CitiesAnswerSchema: v.ObjectSchema<
  {
    readonly data: v.ArraySchema<
      v.ObjectSchema<
        {
          readonly name: v.StringSchema<undefined>;
          readonly country: v.StringSchema<undefined>;
          readonly lng: v.NumberSchema<undefined>;
          readonly lat: v.NumberSchema<undefined>;
          readonly points: v.NumberSchema<undefined>;
        },
        undefined
      >,
      undefined
    >;
  },
  undefined
>;
/** A city that has recycling points; `country` is its ISO 3166 code, the place is in degrees. */
export type City = v.InferOutput<typeof CitiesAnswerSchema>['data'][number];
/** Asks the API for the cities that have recycling points, the one with most of them first. */
export declare function requestCities(api: ApiService): Promise<readonly City[]>;
