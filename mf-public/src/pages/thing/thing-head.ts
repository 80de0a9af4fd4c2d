import {
  cutAtWord,
  LOCALES,
  type Locale,
  type PageHead,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { THINGS_PATH, thingPath } from '../../things/index.ts';
import type { KnownThing, ThingPageData } from './load-thing.ts';

const MAX_DESCRIPTION = 200;
const NOT_FOUND = 404;
const GONE = 410;

type Words = (key: string) => string;

const wordsIn = ({ locale }: Pick<ShellServices, 'locale'>, name: string): Words => {
  return (key) => locale.i18n.t(key, { ns: 'mf-public', name });
};

/** The questions that the page answers, as search engines read them. */
function questions({ thing, verdict }: KnownThing, t: Words): object {
  const { prepare, keepOut, otherwise, becomes } = thing;
  const answers = [
    ['thing.asks.container', `${t(`thing.verdict.${verdict}.title`)}. ${otherwise}`],
    ['thing.asks.prepare', prepare],
    ['thing.asks.keepOut', keepOut],
    ['thing.asks.otherwise', otherwise],
    ['thing.asks.becomes', becomes],
  ] as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: answers.map(([question, text]) => ({
      '@type': 'Question',
      name: t(question),
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

/** The head of a thing's page: what it is, what to do with it, a picture of links with the same. */
export function thingHead(data: ThingPageData, services: Pick<ShellServices, 'locale'>): PageHead {
  const t = wordsIn(services, data.kind === 'known' ? data.thing.name : data.words);
  const trail = [{ title: t('things.title'), path: THINGS_PATH }];
  if (data.kind === 'unknown')
    return { title: t(data.isRetired ? 'thing.retired.title' : 'thing.unknown.title'), trail };
  const { id, prepare, otherwise } = data.thing;
  const title = t('thing.title');
  return {
    title,
    description: cutAtWord(
      `${t(`thing.verdict.${data.verdict}.title`)}. ${prepare} ${otherwise}`,
      MAX_DESCRIPTION,
    ),
    image: {
      url: `/media/og/thing/${id}/${services.locale.locale}.png`,
      width: 1200,
      height: 600,
      alt: title,
    },
    trail,
    jsonLd: questions(data, t),
  };
}

/** An address that no thing has is not found, one of a retired thing gone, although the page helps to find another. */
export const thingStatus = (data: ThingPageData): number => {
  if (data.kind === 'known') return 200;
  return data.isRetired ? GONE : NOT_FOUND;
};

/** Each language has its own slug. */
export const thingPaths = (data: ThingPageData): Readonly<Record<Locale, string>> | undefined =>
  data.kind === 'known'
    ? (Object.fromEntries(LOCALES.map((locale) => [locale, thingPath(data.thing.slugs[locale])])) as Record<
        Locale,
        string
      >)
    : undefined;
