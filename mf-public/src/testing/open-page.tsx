import { join } from 'node:path';
import {
  type Answers,
  messagesIn,
  openOnServer,
  openInBrowser as openRemote,
  type RemoteUnderTest,
  startPlatform,
  type TestSetup,
} from '@ecocircle/app-kit/testing';
import type { Locale, MapTiles } from '@ecocircle/shared-contracts';
import { createRemote } from '../remote.tsx';

/** Saturday evening in Moscow, Sunday already in Almaty. */
export const NOW = new Date('2026-11-21T19:30:00Z');

const REMOTE: RemoteUnderTest = {
  directory: join(import.meta.dirname, '..', '..'),
  createRemote,
  now: NOW,
};

/** The remote's texts of a locale. */
export const messagesOf = (locale: Locale) => messagesIn(REMOTE.directory, locale);

/** Opens a page as the edge does, with a platform of the given answers. */
export async function openPage(
  path: string,
  answers: Answers,
  locale?: Locale,
  mapTiles?: MapTiles,
  location?: TestSetup['location'],
) {
  const { api, asked } = await startPlatform(answers);
  return { ...(await openOnServer(REMOTE, path, { api, locale, mapTiles, location })), asked };
}

/** Opens a page as the browser does, with a platform of the given answers. */
export async function openInBrowser(
  path: string,
  answers: Answers,
  location?: TestSetup['location'],
): Promise<Pick<Awaited<ReturnType<typeof startPlatform>>, 'asked' | 'sent'>> {
  const { api, ...seen } = await startPlatform(answers);
  openRemote(REMOTE, path, { api, location });
  return seen;
}
