import type { ServerUser } from '@ecocircle/shared-contracts/schemas';

/** The account of `account` as the server answers it. */
export const serverAccount = (changes: Partial<ServerUser['data']['attributes']> = {}): ServerUser => ({
  data: {
    id: '7',
    attributes: {
      name: 'Aigerim',
      contact_phone: null,
      email: 'aigerim@example.kz',
      is_active: true,
      is_superuser: false,
      is_staff: false,
      is_blocked: false,
      role: ['user'],
      balance: 1250,
      organization_info: null,
      ...changes,
    },
  },
});
