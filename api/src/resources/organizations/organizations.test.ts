import { EMPTY_ORGANIZATION, type OrganizationSave, toOrganization } from '@ecocircle/shared-contracts';
import { ServerOrganizationSchema } from '@ecocircle/shared-contracts/schemas';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { parsed } from '../../../test/parsed.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { picture } from '../photos/testing/pictures.ts';
import { sendPhoto } from '../photos/testing/upload.ts';

type Headers = { authorization: string };

let api: TestApp;
let member: Headers;
let stranger: Headers;
let id: number;
beforeAll(async () => {
  api = await startTestApp({ points: 60, photosPerMinute: 1000 });
  member = await api.signIn('points@demo.test');
  stranger = await api.signIn('all@demo.test');
  id = await organizationOf('points@demo.test');
});
afterAll(() => api.close());

async function organizationOf(email: string): Promise<number> {
  const { organization_id } = await api.database.db
    .selectFrom('accounts')
    .select('organization_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return organization_id ?? 0;
}

const pathOf = (organizationId: number | string = id): string =>
  `/api/web/v1/organizations/${organizationId}/`;
const read = (headers: Headers = member, path = pathOf()) => api.get(path, { headers });
const save = (body: unknown, headers: Headers = member, path = pathOf()) =>
  api.app.inject({ method: 'PATCH', url: path, headers, payload: body as object });

async function present(): Promise<OrganizationSave> {
  const { draft, version } = toOrganization((await read()).json().data);
  return { ...draft, version };
}

const changed = async (part: Partial<OrganizationSave>, headers?: Headers) =>
  save({ ...(await present()), ...part }, headers);

async function logo(width = 900, height = 300, headers = member): Promise<string> {
  const answer = await sendPhoto(api, await picture(height, width).jpeg().toBuffer(), headers);
  return answer.json().data.id;
}

const refusals = (body: { errors: { code: string; source?: { pointer?: string } }[] }) =>
  body.errors.map(({ code, source }) => [source?.pointer, code]);

async function publicInfo() {
  const { id: pointId } = await api.database.db
    .selectFrom('recycling_points')
    .select('id')
    .where('organization_id', '=', id)
    .where('status', '=', 'accepted')
    .executeTakeFirstOrThrow();
  return (await api.get(`/api/web/v1/facility/facility/${pointId}/`)).json().data.attributes.org_info;
}

describe('a member', () => {
  test('reads the page of the organisation with what it registered with @P-02', async () => {
    const { data } = (await read()).json();
    expect(parsed(ServerOrganizationSchema, data)).toEqual(data);
    expect(toOrganization(data)).toMatchObject({
      fullName: 'ООО «Вторичный круг»',
      tin: '3664123453',
      draft: { website: 'https://vtorkrug.example', vk: 'https://vk.com/vtorkrug_example' },
    });
  });

  test('saves it at once: every card of its points shows it @M-01', async () => {
    const before = await present();
    const draft: OrganizationSave = {
      about: {
        'ru-RU': ' Сдайте стекло.\r\nМы заберём. ',
        'ru-KZ': '',
        'kk-KZ': 'Шыны тапсырыңыз.',
        'es-AR': 'Traé el vidrio.',
        'en-US': 'Bring glass.',
      },
      website: 'glass.example/bring',
      phone: '+74732000114',
      vk: 'https://m.vk.com/glass',
      ok: 'ok.ru/glass',
      tg: 'https://t.me/glass',
      zen: 'https://dzen.ru/glass',
      logoId: await logo(),
      version: before.version,
    };
    const answer = await save(draft);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.attributes).toMatchObject({
      version: before.version + 1,
      website: 'https://glass.example/bring',
      ok: 'https://ok.ru/glass',
      about: { 'ru-RU': 'Сдайте стекло.\nМы заберём.', 'ru-KZ': '' },
      logo: { id: draft.logoId, width: 900, height: 300 },
    });
    const info = await publicInfo();
    expect(info.contacts).toEqual({
      about_ru_ru: 'Сдайте стекло.\nМы заберём.',
      about_kk_kz: 'Шыны тапсырыңыз.',
      about_es_ar: 'Traé el vidrio.',
      about_en_us: 'Bring glass.',
      website: 'https://glass.example/bring',
      phone: '+74732000114',
      vk: 'https://m.vk.com/glass',
      ok: 'https://ok.ru/glass',
      tg: 'https://t.me/glass',
      zen: 'https://dzen.ru/glass',
    });
    const square = sharp((await api.get(info.logo_url)).rawPayload);
    expect(await square.metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    const corner = await square.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect([...corner.subarray(0, 3)].every((channel) => channel > 250)).toBe(true);
  });

  test('is told of nobody’s changes but the organisation’s: who, when, and what', async () => {
    await changed({ website: 'https://one.example' });
    await changed({ website: '', phone: '' });
    const { data, next } = (await read(member, `${pathOf()}history/`)).json();
    expect(next).toBeNull();
    expect(data.slice(0, 2)).toMatchObject([
      {
        actor_name: 'Елена Гаврилова',
        difference: [
          { field: 'website', before: 'https://one.example', after: '' },
          { field: 'phone', before: '+74732000114', after: '' },
        ],
      },
      { difference: [{ field: 'website', after: 'https://one.example' }] },
    ]);
  });

  test('who changes nothing leaves no trace', async () => {
    const before = await present();
    const entries = async () => (await read(member, `${pathOf()}history/`)).json().data.length;
    const count = await entries();
    expect((await save(before)).json().data.attributes.version).toBe(before.version);
    expect(await entries()).toBe(count);
  });

  test('takes the logo away again: the photo is nobody’s then and may be deleted', async () => {
    const logoId = await logo(300, 300);
    const removed = () =>
      api.app.inject({ method: 'DELETE', url: `/api/web/v1/media/photos/${logoId}/`, headers: member });
    await changed({ logoId });
    const { logo_url } = await publicInfo();
    expect((await removed()).statusCode).toBe(409);
    await changed({ logoId: null });
    expect((await publicInfo()).logo_url).toBeNull();
    expect((await removed()).statusCode).toBe(200);
    expect((await api.get(logo_url)).statusCode).toBe(404);
  });
});

describe('two members', () => {
  test('do not overwrite each other: the second is told that it was changed', async () => {
    const opened = await present();
    expect((await save({ ...opened, website: 'https://first.example' })).statusCode).toBe(200);
    const second = await save({ ...opened, website: 'https://second.example' });
    expect([second.statusCode, second.json().errors[0].code]).toEqual([409, 'version-conflict']);
    expect((await present()).website).toBe('https://first.example');
  });

  test('who save at the same moment save once', async () => {
    const opened = await present();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => save({ ...opened, website: `https://${name}.example` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });
});

describe('others', () => {
  test.each(['', 'history/'])('find no organisation there: %s', async (rest) => {
    for (const path of [id, 999_999, 'x', '1e3', '../1'].map((one) => `${pathOf(one)}${rest}`))
      expect((await read(stranger, path)).statusCode).toBe(404);
  });

  test('change nothing', async () => {
    const before = await present();
    expect((await save({ ...before, website: 'https://evil.example' }, stranger)).statusCode).toBe(404);
    const user = await api.signIn('user@demo.test');
    expect((await save(before, user)).statusCode).toBe(403);
    expect((await save(before, {} as Headers)).statusCode).toBe(401);
    expect(await present()).toEqual(before);
  });

  test('lend no logo', async () => {
    const answer = await changed({ logoId: await logo(30, 30, stranger) });
    expect([answer.statusCode, refusals(answer.json())]).toEqual([422, [['/logoId', 'photo-not-found']]]);
    expect((await changed({ logoId: '\u0000' })).statusCode).toBe(422);
  });
});

describe('refuses field by field', () => {
  test.each([
    [{ website: 'javascript:alert(1)' }, '/website', 'webAddress'],
    [{ website: 'data:text/html,x' }, '/website', 'webAddress'],
    [{ website: 'http://plain.example' }, '/website', 'webAddress'],
    [{ website: 'https://me:secret@glass.example' }, '/website', 'webAddress'],
    [{ website: 'https://localhost' }, '/website', 'webAddress'],
    [{ website: 'https://glass .example' }, '/website', 'webAddress'],
    [{ website: `https://glass.example/${'a'.repeat(5000)}` }, '/website', 'maxLength'],
    [{ vk: 'https://vk.com.evil.example/glass' }, '/vk', 'networkAddress'],
    [{ vk: 'https://t.me/glass' }, '/vk', 'networkAddress'],
    [{ vk: 'https://vk.com/' }, '/vk', 'networkAddress'],
    [{ ok: 'javascript://ok.ru/%0aalert(1)' }, '/ok', 'networkAddress'],
    [{ tg: '@glass' }, '/tg', 'networkAddress'],
    [{ zen: 'https://yandex.ru/glass' }, '/zen', 'networkAddress'],
    [{ phone: 'ask Anna' }, '/phone', 'phone'],
    [{ about: { ...EMPTY_ORGANIZATION.about, 'es-AR': 'a'.repeat(5000) } }, '/about/es-AR', 'maxLength'],
    [{ about: { 'ru-RU': 'x' } }, '/about/ru-KZ', 'required'],
    [{ tin: '1' }, '/tin', 'unknown-field'],
    [{ full_name: 'Evil' }, '/full_name', 'unknown-field'],
  ])('%j', async (part, pointer, code) => {
    const before = await present();
    const answer = await save({ ...before, ...part });
    expect(answer.statusCode).toBe(422);
    expect(refusals(answer.json())).toContainEqual([pointer, code]);
    expect(await present()).toEqual(before);
  });

  test.each([
    { version: 0 },
    { version: 1.5 },
    { version: '1' },
    { version: null },
    { logoId: 7 },
    { about: [] },
  ])('%j', async (part) => {
    expect((await changed(part as never)).statusCode).toBe(422);
  });

  test('a zip that says that it is a picture is no logo', async () => {
    const zip = zipSync({ 'logo.png': strToU8('no picture') });
    const answer = await sendPhoto(api, zip, member);
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([415, 'photo-type']);
  });
});
