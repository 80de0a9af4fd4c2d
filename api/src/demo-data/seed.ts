import { insertChunks } from '../database/chunks.ts';
import { bumpDataVersion } from '../database/data-version.ts';
import type { Database } from '../database/database.ts';
import { emptyWriteAheadLog } from '../database/empty-log.ts';
import { DEFAULT_COST, hashPassword, type PasswordCost } from '../resources/accounts/password-hash.ts';
import { insertEvents } from '../resources/charity-events/repository.ts';
import { organizationSearchText } from '../resources/organizations/repository.ts';
import { insertPoints } from '../resources/recycling-points/point-writer.ts';
import { insertMember, setFactor } from '../resources/staff/repository.ts';
import { createFactorVault } from '../sessions/factor-vault.ts';
import { DEMO_ACCOUNTS, DEMO_FACTOR, DEMO_PASSWORD, DEMO_STAFF, type DemoAccount } from './accounts.ts';
import { isUnused } from './is-unused.ts';
import { makeEvents } from './make-events.ts';
import { makePoint, type PointOwner, type PointSurroundings } from './make-points.ts';
import { orderPoints } from './order-points.ts';
import { ORGANIZATIONS } from './organizations.ts';
import { SCENE_PHOTOS } from './scenes/catalogue.ts';
import { seedCases } from './seed-cases.ts';
import { SeededRandom } from './seeded-random.ts';

/** What to seed; the same options give the same data. */
export interface SeedOptions {
  readonly points: number;
  readonly now: Date;
  readonly passwordCost?: PasswordCost;
  /** What the second factor of the demo staff is sealed with; without it they have none, and cannot sign in. */
  readonly deskSecret?: string;
}

const SEED = 20_260_314;
const POINTS_PER_ROUND = 5000;

/** Streets of the demo data are dense enough for so many points. */
const POINTS_ON_STREETS = 5000;

async function insertOrganizations(db: Database): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { key, fullName, tin, address, contacts } of ORGANIZATIONS) {
    const named = { full_name: fullName, tin, address };
    const row = {
      ...named,
      contacts: JSON.stringify(contacts),
      search_text: organizationSearchText(named),
    };
    const { id } = await db.insertInto('organizations').values(row).returning('id').executeTakeFirstOrThrow();
    ids.set(key, id);
  }
  return ids;
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

function toAccountRow(account: DemoAccount, passwordHash: string, organizationId: number | null, now: Date) {
  return {
    email: account.email,
    name: account.name,
    phone: account.phone,
    password_hash: passwordHash,
    is_active: flag(account.state !== 'inactive'),
    is_blocked: flag(account.state === 'blocked'),
    is_staff: flag(account.state === 'staff'),
    is_superuser: flag(false),
    roles: JSON.stringify(account.roles),
    balance: account.balance,
    organization_id: organizationId,
    created_at: now.toISOString(),
    email_confirmed_at: now.toISOString(),
  };
}

/** Accounts by their e-mail. */
type Accounts = ReadonlyMap<string, PointOwner>;

function accountOf(accounts: Accounts, email: string): PointOwner {
  const account = accounts.get(email);
  if (!account) throw new Error(`the demo data has no account ${email}`);
  return account;
}

async function insertAccounts(
  db: Database,
  passwordHash: string,
  organizations: ReadonlyMap<string, number>,
  now: Date,
): Promise<Accounts> {
  const ids = new Map<string, PointOwner>();
  for (const account of DEMO_ACCOUNTS) {
    const organizationId = organizations.get(account.organization ?? '') ?? null;
    const row = toAccountRow(account, passwordHash, organizationId, now);
    const { id } = await db.insertInto('accounts').values(row).returning('id').executeTakeFirstOrThrow();
    ids.set(account.email, { authorId: id, organizationId: organizationId ?? 0 });
  }
  return ids;
}

async function seedStaff(db: Database, accounts: Accounts, deskSecret: string | undefined): Promise<void> {
  const { authorId } = accountOf(accounts, DEMO_STAFF);
  await insertMember(db, authorId, 'operator');
  if (deskSecret) await setFactor(db, authorId, await createFactorVault(deskSecret).seal(DEMO_FACTOR), null);
}

function surroundings(
  organizations: ReadonlyMap<string, number>,
  { now, points }: SeedOptions,
): PointSurroundings {
  const owned = DEMO_ACCOUNTS.map(({ organization }) => organization);
  const free = ORGANIZATIONS.filter(({ key }) => !owned.includes(key));
  const of = (country: string) =>
    free.filter((one) => one.country === country).map(({ key }) => organizations.get(key) as number);
  return {
    organizationsOf: { RU: of('RU'), KZ: of('KZ'), AR: of('AR') },
    now,
    isCrowded: points > POINTS_ON_STREETS,
  };
}

async function seedPoints(
  db: Database,
  options: SeedOptions,
  organizations: ReadonlyMap<string, number>,
  accounts: Accounts,
): Promise<void> {
  const random = new SeededRandom(SEED);
  const around = surroundings(organizations, options);
  const owners = {
    points: accountOf(accounts, 'points@demo.test'),
    all: accountOf(accounts, 'all@demo.test'),
  };
  const orders = orderPoints(options.points, owners);
  for (let start = 0; start < orders.length; start += POINTS_PER_ROUND) {
    const round = orders.slice(start, start + POINTS_PER_ROUND);
    await insertPoints(
      db,
      round.map((order) => makePoint(random, order, around)),
    );
  }
}

/**
 * Waits for whoever seeds the database at this moment: the row is theirs until they are done, on SQLite the whole
 * database.
 */
const waitForOthers = (trx: Database): Promise<void> => bumpDataVersion(trx, 'points');

/**
 * Fills an unused database with invented accounts, points and events, in one transaction. Of several processes that do
 * so at once one does; the others find it done.
 */
export async function seedDemoData(db: Database, options: SeedOptions): Promise<void> {
  const cost = options.passwordCost ?? DEFAULT_COST;
  // They share a published password, so they can share its hash: eight hashes would take a second.
  const passwordHash = await hashPassword(DEMO_PASSWORD, cost);
  await db.transaction().execute(async (trx) => {
    await waitForOthers(trx);
    if (!(await isUnused(trx))) return;
    for (const rows of insertChunks(SCENE_PHOTOS)) await trx.insertInto('photos').values(rows).execute();
    const organizations = await insertOrganizations(trx);
    const accounts = await insertAccounts(trx, passwordHash, organizations, options.now);
    await seedStaff(trx, accounts, options.deskSecret);
    await seedPoints(trx, options, organizations, accounts);
    await seedCases(trx, accountOf(accounts, 'points@demo.test'), {
      kind: 'staff',
      accountId: accountOf(accounts, DEMO_STAFF).authorId,
      name: 'Portal Staff',
    });
    await insertEvents(trx, makeEvents(options.now, accounts.get('events@demo.test')?.authorId ?? null));
    await bumpDataVersion(trx, 'events');
  });
  await emptyWriteAheadLog(db);
}
