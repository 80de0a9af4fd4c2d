import { describe, expect, test } from '@jest/globals';
import type { ServerUser } from '../schemas/answers.ts';
import { toClientUser } from './client-user.ts';

type Attributes = ServerUser['data']['attributes'];

const account = (changes: Partial<Attributes>): ServerUser => ({
  data: {
    id: '7',
    attributes: {
      name: 'Aigerim',
      contact_phone: '+77010000000',
      email: 'aigerim@example.kz',
      is_active: true,
      is_superuser: false,
      is_staff: false,
      is_blocked: false,
      role: ['facility', 'user'],
      balance: 1250,
      organization_info: { name_full: 'Taza', org_info_id: '4', id: '3', avatar_id: null, avatar: null },
      ...changes,
    },
  },
});

test('roles of the server become roles of the client, unknown ones open nothing', () => {
  expect(toClientUser(account({ role: ['facility', 'user', 'promotion'] }))?.roles).toEqual([
    'recycling-points-creator',
    'charity-events-creator',
    'user',
  ]);
  expect(toClientUser(account({ role: ['user', 'auditor'] }))?.roles).toEqual(['user']);
});

test('an account without an organisation owns no points', () => {
  expect(toClientUser(account({ organization_info: null }))?.orgId).toBeNull();
});

describe('accounts that may not sign in', () => {
  test.each<[string, Partial<Attributes>]>([
    ['inactive', { is_active: false }],
    ['superuser', { is_superuser: true }],
    ['staff', { is_staff: true }],
    ['blocked', { is_blocked: true }],
    ['no known role', { role: ['auditor'] }],
  ])('%s', (_, changes) => {
    expect(toClientUser(account(changes))).toBeNull();
  });
});
