import { useLoaderData } from '@ecocircle/shared-contracts/router';
import { KnownThingPage } from './known-thing.tsx';
import type { ThingPageData } from './load-thing.ts';
import { UnknownThingPage } from './unknown-thing.tsx';

/** What to do with a thing; where no thing has the address, what may be meant. */
export function Component() {
  const data = useLoaderData() as ThingPageData;
  return data.kind === 'known' ? (
    <KnownThingPage key={data.thing.id} data={data} />
  ) : (
    <UnknownThingPage data={data} />
  );
}
