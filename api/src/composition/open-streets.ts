import type { FastifyInstance } from 'fastify';
import { openVectorSources, type VectorSources } from '../basemap/sources/vector-sources.ts';
import type { Settings } from './settings.ts';

/** Opens the archives of the street map, and closes them with the app. */
export function openStreets(app: FastifyInstance, { streets }: Settings): VectorSources | null {
  if (!streets) return null;
  const sources = openVectorSources({ ...streets, log: app.log });
  app.addHook('onClose', () => sources.close());
  return sources;
}
