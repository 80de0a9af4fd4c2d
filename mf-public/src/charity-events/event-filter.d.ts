import * as v from 'valibot';

declare const FilterSchema: v.ObjectSchema<
  {
    readonly when: v.SchemaWithFallback<v.PicklistSchema<['upcoming', 'past'], undefined>, 'upcoming'>;
    readonly city: v.SchemaWithPipe<
      readonly [v.OptionalSchema<v.StringSchema<undefined>, ''>, v.TransformAction<string, string>]
    >;
    readonly kind: v.SchemaWithFallback<
      v.UnionSchema<
        [
          v.PicklistSchema<readonly ['cleanup', 'collection', 'planting', 'workshop', 'exchange'], undefined>,
          v.LiteralSchema<'', undefined>,
        ],
        undefined
      >,
      ''
    >;
    readonly q: v.SchemaWithPipe<
      readonly [v.OptionalSchema<v.StringSchema<undefined>, ''>, v.TransformAction<string, string>]
    >;
    readonly page: v.SchemaWithFallback<
      v.SchemaWithPipe<
        readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.TransformAction<any, number>]
      >,
      1
    >;
  },
  undefined
>;
/** What the list is narrowed by. An empty text is no filter. */
export type EventFilter = v.InferOutput<typeof FilterSchema>;
/**
 * Reads the list's filter from an address. What makes no sense is left out rather than refused.
 *
 * @example
 * readEventFilter(new URLSearchParams('when=past&page=x')); // { when: 'past', page: 1, city: '', … }
 */
export declare const readEventFilter: (query: URLSearchParams) => EventFilter;
/** Whether the list is narrowed by anything besides upcoming or past. */
export declare const isNarrowed: ({ city, kind, q }: EventFilter) => boolean;
/**
 * The address of a list, as short as it can be.
 *
 * @example
 * eventsHref({ when: 'past', city: '', kind: 'cleanup', q: '', page: 2 }); // '/charity-events?when=past&kind=cleanup&page=2'
 */
export declare function eventsHref({ when, city, kind, q, page }: EventFilter): string;
