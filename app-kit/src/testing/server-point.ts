import { NO_SPECIAL_HOURS, toServerSpecialHours } from '@ecocircle/shared-contracts';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';

const OFF = {
  start: null,
  end: null,
  break_start: null,
  break_end: null,
  works_full_day: false,
  no_lunch_break: true,
  no_data: true,
};
const at = (clock: string): string => `1970-01-01T${clock}:00.000Z`;
const WORKDAY = { ...OFF, no_data: false, start: at('09:00'), end: at('18:00') };
const WITH_LUNCH = { ...WORKDAY, no_lunch_break: false, break_start: at('13:00'), break_end: at('14:00') };

/** A point as the server sends it: open on Saturdays from 09:00 to 18:00. */
export function serverPoint(
  id: string,
  attributes: Partial<ServerRecyclingPoint['attributes']> = {},
): ServerRecyclingPoint {
  return {
    id,
    type: 'facility',
    attributes: {
      name: `Point ${id}`,
      address: 'Arbat 1',
      city: 'Moscow',
      country: 'RU',
      time_zone: 'Europe/Moscow',
      point: { type: 'Point', coordinates: [37.6, 55.75] },
      icon_info: { id: 'glass', file_url: '/media/icons/glass.svg' },
      comment: '',
      description: 'Rinse the jars.',
      working_hours: {
        monday: WITH_LUNCH,
        tuesday: WORKDAY,
        wednesday: { ...OFF, works_full_day: true, no_data: false },
        thursday: WORKDAY,
        friday: WORKDAY,
        saturday: WORKDAY,
        sunday: OFF,
      },
      working_hours_text: null,
      special_hours: toServerSpecialHours(NO_SPECIAL_HOURS),
      unfinished_rates: [],
      version: 1,
      closing: null,
      decline_reason: null,
      verified_at: null,
      asked_at: null,
      revision_of: null,
      open_revision: null,
      contacts: { name: 'Anna', phone: '+7 495 000-00-00', email: 'anna@point.example' },
      rates_info: [
        { id: '1', units_slug: 'kg', price: 12.5, srm_id: 'glass-jars' },
        { id: '2', units_slug: 'kg', price: 0, srm_id: 'paper' },
      ],
      org_info: {
        full_name: 'Clean Glass',
        tin: '',
        address: '',
        contacts: { website: 'clean.example', phone: '' },
        logo_url: null,
      },
      photos: [],
      source: null,
      updated_at: '2026-11-01T00:00:00.000Z',
      ...attributes,
    },
    relationships: {
      org_owner: { data: null },
      author: { data: null },
      status: { data: { type: 'status', id: 'accepted' } },
    },
  };
}
