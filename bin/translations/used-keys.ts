import { findKeys, type Plugin } from 'i18next-cli';
import { stemOf } from './plural-forms.ts';
import { DOMAIN_SOURCES, sourcesOf, type TranslatedApp } from './translated-apps.ts';

type Node = Parameters<NonNullable<Plugin['onVisitNode']>>[0];

/** What the sources of an app say about its keys. */
export interface KeysInSources {
  /** Keys that a call of `t` names as they are, without plural suffix. */
  readonly named: readonly { readonly namespace: string; readonly stem: string; readonly counted: boolean }[];
  /** Whether a key can be used: by its name, or by a template whose gaps are filled with words of the sources. */
  mentions(key: string): boolean;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A template of a key as a pattern; each gap stands for one word of the key. */
const patternOf = (quasis: readonly string[]): RegExp =>
  new RegExp(`^${quasis.map(escaped).join('([^.]+)')}$`);

type Sources = ReturnType<typeof sourcesOf>;

const quiet = { info() {}, warn() {}, error() {} };

function collectLiterals(words: Set<string>, templates: string[][]): Plugin {
  return {
    name: 'literals',
    onVisitNode(node: Node) {
      const { type, value, quasis, key } = node as unknown as {
        type: string;
        value?: unknown;
        quasis?: { raw: string }[];
        key?: { type: string; value?: string };
      };
      if (type === 'StringLiteral' || type === 'NumericLiteral') words.add(String(value));
      if (type === 'KeyValueProperty' && key?.type === 'Identifier') words.add(String(key.value));
      if (type === 'TemplateLiteral' && quasis) templates.push(quasis.map(({ raw }) => raw));
    },
  };
}

async function read(sources: Sources, defaultNS: string) {
  const words = new Set<string>();
  const templates: string[][] = [];
  const { allKeys } = await findKeys(
    {
      locales: ['en-US'],
      extract: { ...sources, output: '', defaultNS, functions: ['t', '*.t'], extractFromComments: false },
      plugins: [collectLiterals(words, templates)],
    },
    quiet,
  );
  return { keys: [...allKeys.values()], words, templates };
}

/** The words of the domain: they are the same to all apps and pages, and to read them takes its time. */
const domain = read(DOMAIN_SOURCES, '');

/**
 * Reads which keys an app uses. Statuses, kinds and materials in its templates are words of the domain.
 *
 * @param sources - a part of the app's sources, all of them unless given
 */
export async function keysInSources(
  app: TranslatedApp,
  sources: Sources = sourcesOf(app),
): Promise<KeysInSources> {
  const { keys, words, templates } = await read(sources, app);
  const { words: ofTheDomain } = await domain;
  const isWord = (word: string): boolean => words.has(word) || ofTheDomain.has(word);
  const patterns = templates.filter((quasis) => quasis.join('').length > 1).map(patternOf);
  return {
    named: keys.map(({ key, ns, hasCount }) => ({
      namespace: ns || app,
      stem: stemOf(key),
      counted: hasCount === true,
    })),
    mentions: (key) =>
      words.has(key) || patterns.some((pattern) => pattern.exec(key)?.slice(1).every(isWord) ?? false),
  };
}
