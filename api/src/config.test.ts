import { expect, test } from 'vitest';
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
])('%j is refused by name', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ API_PORT: '' }).port).toBe(3001);
});
