import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

test('without settings the API is embedded, local and seeded', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ host: '127.0.0.1', port: 3001, demo: { points: 1200 } });
  expect(config.database).toEqual({ kind: 'sqlite', file: `${config.dataDir}/ecocircle.sqlite` });
});

test('a database of its own is not filled with demo data unless asked', () => {
  const DATABASE_URL = 'postgres://portal@db.example/portal';
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    demo: null,
    database: { kind: 'postgres', url: DATABASE_URL },
  });
  expect(readConfig({ DATABASE_URL, DEMO_DATA: '1', DEMO_POINTS: '50' }).demo).toEqual({ points: 50 });
});

test.each([
  [{ API_PORT: '70000' }, /API_PORT/],
  [{ API_PORT: 'http' }, /API_PORT/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
  [{ DEMO_DATA: 'yes' }, /DEMO_DATA/],
  [{ TOKEN_SECRET: 'short' }, /TOKEN_SECRET/],
  [{ TOKEN_SECRETS_PREVIOUS: `${'x'.repeat(32)},short` }, /TOKEN_SECRETS_PREVIOUS/],
  [{ TOKEN_SECRETS_PREVIOUS: 'x'.repeat(32) }, /TOKEN_SECRETS_PREVIOUS.*TOKEN_SECRET/],
])('%j is refused by name', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('earlier secrets are separated by commas', () => {
  const [current, first, second] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
  const { tokenSecrets } = readConfig({
    TOKEN_SECRET: current,
    TOKEN_SECRETS_PREVIOUS: `${first},${second}`,
  });
  expect(tokenSecrets).toEqual({ current, previous: [first, second] });
  expect(readConfig({}).tokenSecrets).toBeNull();
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ API_PORT: '' }).port).toBe(3001);
});

const MAIL = {
  SMTP_URL: 'smtps://portal:secret@mail.example',
  MAIL_FROM: 'portal@eco.example',
  OPERATOR_EMAIL: 'desk@eco.example',
  PUBLIC_ORIGIN: 'https://eco.example/',
};

test('mail goes to the operator of the market, or to the one for all', () => {
  const { mail, publicOrigin } = readConfig({ ...MAIL, OPERATOR_EMAIL_KZ: 'kz@eco.example' });
  expect(publicOrigin).toBe('https://eco.example');
  expect(mail).toEqual({
    smtpUrl: MAIL.SMTP_URL,
    from: 'portal@eco.example',
    operators: {
      russia: 'desk@eco.example',
      kazakhstan: 'kz@eco.example',
      international: 'desk@eco.example',
    },
  });
  expect(readConfig({}).mail.smtpUrl).toBeNull();
});

test.each([
  [{ MAIL_FROM: '' }, /MAIL_FROM is needed/],
  [{ OPERATOR_EMAIL: '' }, /OPERATOR_EMAIL is needed/],
  [{ PUBLIC_ORIGIN: '' }, /PUBLIC_ORIGIN or one of PORTAL_HOST_RU/],
  [{ SMTP_URL: 'mail.example:25' }, /SMTP_URL must be an smtp/],
  [{ MAIL_FROM: 'Portal <portal@eco.example>' }, /MAIL_FROM must be one email address/],
  [{ OPERATOR_EMAIL_RU: 'nobody' }, /OPERATOR_EMAIL_RU/],
  [{ PUBLIC_ORIGIN: 'https://eco.example/portal' }, /PUBLIC_ORIGIN must be an origin/],
  [{ PORTAL_HOST_RU: 'https://eco.example' }, /PORTAL_HOST_RU must be a host name/],
  [{ FORMS_PER_MINUTE: '0' }, /FORMS_PER_MINUTE/],
])('with a mail server, %j is refused by name', (more, message) => {
  expect(() => readConfig({ ...MAIL, ...more })).toThrow(message);
});

test('people sign in with Google where there are a client id and its secret @A-11', () => {
  const client = { GOOGLE_CLIENT_ID: 'portal', GOOGLE_CLIENT_SECRET: 'secret' };
  const settings = { clientId: 'portal', clientSecret: 'secret' };
  expect(readConfig({}).google).toBeNull();
  expect(readConfig(client).google).toEqual({ ...settings, issuer: 'https://accounts.google.com' });
  const issuer = 'http://127.0.0.1:4400';
  expect(readConfig({ ...client, GOOGLE_ISSUER: issuer }).google).toEqual({ ...settings, issuer });
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'portal' }, /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/],
  [{ GOOGLE_CLIENT_SECRET: 'secret' }, /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/],
  [{ GOOGLE_ISSUER: 'http://provider.example' }, /GOOGLE_ISSUER must be an https/],
  [{ GOOGLE_ISSUER: 'http://127.0.0.1.provider.example' }, /GOOGLE_ISSUER/],
  [{ GOOGLE_ISSUER: 'accounts.google.com' }, /GOOGLE_ISSUER/],
])('a provider like %j is refused by name', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('a production host is address enough for links in mails', () => {
  expect(() => readConfig({ ...MAIL, PUBLIC_ORIGIN: '', PORTAL_HOST_RU: 'eco.example' })).not.toThrow();
});

test('the clock can be set, but not on an installation', () => {
  expect(readConfig({}).startsAt).toBeNull();
  expect(readConfig({ PORTAL_NOW: '2027-01-31T10:00:00Z' }).startsAt).toEqual(
    new Date('2027-01-31T10:00:00Z'),
  );
  expect(() => readConfig({ PORTAL_NOW: 'tomorrow' })).toThrow(/PORTAL_NOW/);
  expect(() => readConfig({ PORTAL_NOW: '2027-01-31T10:00:00Z', NODE_ENV: 'production' })).toThrow(
    /PORTAL_NOW.*production/,
  );
});
