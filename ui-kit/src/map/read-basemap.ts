import { BASEMAP_INFO_PATH, type BasemapInfo, readBasemapInfo, UNVERSIONED_BASEMAP } from './basemap.ts';

const BUDGET_MS = 4000;

async function ask(): Promise<BasemapInfo | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), BUDGET_MS);
  try {
    const answer = await fetch(BASEMAP_INFO_PATH, { signal: controller.signal });
    return answer.ok ? readBasemapInfo(await answer.json()) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

let asked: Promise<BasemapInfo | null> | null = null;

/**
 * What the server says of the own map: asked once in the life of a page, and again by the next map after a failure.
 * Without an answer a map still has its tiles, by the address that names no version.
 */
export async function readBasemap(): Promise<BasemapInfo> {
  asked ??= ask();
  const info = await asked;
  if (!info) asked = null;
  return info ?? UNVERSIONED_BASEMAP;
}
