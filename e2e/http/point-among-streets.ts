import { ask } from './ask.ts';

/** The id of a point of the demo data in Snezhinsk, all of whose streets are known. */
export async function pointAmongStreets(): Promise<string> {
  const { text } = await ask('/api/web/v1/facility/facility/?bbox=60.7,56.05,60.8,56.12&page_size=1');
  const { data } = JSON.parse(text) as { data: { id: string }[] };
  return (data[0] as { id: string }).id;
}
