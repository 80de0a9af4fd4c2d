import type { ServerRole } from '@ecocircle/shared-contracts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'DemoPass1';

/** The demo account that works at the desk, as an operator. */
export const DEMO_STAFF = 'staff@demo.test';

/** The secret of its second factor, in base32. */
export const DEMO_FACTOR = 'JBSWY3DPEHPK3PXP';

/** An account of the demo data; the last four are the ones that sign-in refuses. */
export interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly roles: readonly ServerRole[];
  readonly balance: number;
  /** Key of an organisation. */
  readonly organization: string | null;
  readonly state: 'active' | 'inactive' | 'blocked' | 'staff';
}

const person = (email: string, name: string, facts: Partial<DemoAccount>): DemoAccount => ({
  email,
  name,
  phone: null,
  roles: ['user'],
  balance: 0,
  organization: null,
  state: 'active',
  ...facts,
});

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  person('user@demo.test', 'Анна Ветрова', { balance: 1250, phone: '+79005550101' }),
  person('events@demo.test', 'Михаил Дорохов', {
    roles: ['promotion'],
    organization: 'clean-shore',
    phone: '+74952000117',
  }),
  person('points@demo.test', 'Елена Гаврилова', {
    roles: ['facility'],
    organization: 'vtorkrug',
    phone: '+74732000114',
  }),
  person('all@demo.test', 'Аружан Бекова', {
    roles: ['facility', 'promotion', 'user'],
    balance: 480,
    organization: 'taza-qala',
    phone: '+77272000152',
  }),
  person('blocked@demo.test', 'Игорь Заблокированный', { state: 'blocked', balance: 30 }),
  person('inactive@demo.test', 'Laura Inactiva', { state: 'inactive' }),
  person(DEMO_STAFF, 'Portal Staff', { state: 'staff' }),
  person('norole@demo.test', 'Роман Безролев', { roles: [] }),
];
