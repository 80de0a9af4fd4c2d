import type { CharityEvent } from '@ecocircle/shared-contracts';
/** An event as schema.org data, its times with the offset of its own zone. */
export declare const eventJsonLd: (event: CharityEvent) => object;
