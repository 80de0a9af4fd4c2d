import type { Answer } from '@ecocircle/app-kit/testing';
import type { ServerCharityEvent } from '@ecocircle/shared-contracts/schemas';

/** An event as the platform sends it; a Saturday morning in Almaty unless told otherwise. */
export function serverEvent(
  id: string,
  attributes: Partial<ServerCharityEvent['attributes']> = {},
): ServerCharityEvent {
  return {
    id,
    type: 'promotion',
    attributes: {
      name: `Уборка берега ${id}`,
      description: 'Перчатки и чай на месте.\n\nПриходите с детьми.',
      kind: 'cleanup',
      status: 'published',
      cancel_reason: '',
      starts_at: '2026-11-28T05:00:00.000Z',
      ends_at: '2026-11-28T08:00:00.000Z',
      time_zone: 'Asia/Almaty',
      city: 'Алматы',
      address: 'Абай даңғылы, 52',
      point: { type: 'Point', coordinates: [76.92, 43.24] },
      organizer: { name: 'Қор «Таза жаға»', phone: '+77272501122', email: 'shore@example.org' },
      photo: null,
      updated_at: '2026-11-20T00:00:00.000Z',
      ...attributes,
    },
  };
}

/** A page of a list; `total` when there are more events than the page holds. */
export const listOf = (events: readonly ServerCharityEvent[], total = events.length): Answer => ({
  body: { data: events, meta: { total, page: 1, page_size: 12 } },
});
