import { ALERT_PATHS, type PointAlertRequest } from '@ecocircle/shared-contracts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../../../../test/test-app.ts';
import { contentOf } from '../../../mail/outbox-repository.ts';

/** The host that the tests ask by; links in mails lead there. */
export const HOST = 'localhost:3000';

/** Batteries within three kilometres of the middle of Almaty. */
export const REQUEST: PointAlertRequest = {
  email: 'ada@example.org',
  materials: ['batteries'],
  lng: 76.9286,
  lat: 43.2567,
  radius: 3000,
  place: 'My flat',
  locale: 'en-US',
};

/** A link in a mail: its address, and the token in it. */
export const linkIn = (text: string, purpose: 'confirm' | 'leave') =>
  [...text.matchAll(new RegExp(`http\\S*/alerts/${purpose}/([\\w-]{43})`, 'g'))].map(([url, token = '']) => ({
    url,
    token,
  }));

/** Somebody who asks for alerts, and reads the mails about them. */
export function watcher(api: TestApp) {
  const post = (
    url: string,
    payload: object | undefined,
    headers: InjectOptions['headers'] = {},
  ): Promise<LightMyRequestResponse> =>
    api.app.inject({ method: 'POST', url, headers: { host: HOST, ...headers }, ...(payload && { payload }) });
  const mailsTo = async (recipient: string) => {
    const rows = await api.database.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...row, ...contentOf(row) }));
  };
  const ask = (change: object = {}) => post(ALERT_PATHS.ask, { ...REQUEST, ...change });
  const confirm = (token: string) => post(ALERT_PATHS.confirm, { token });
  const lastLinks = async (email = REQUEST.email, kind = 'alert-confirmation') => {
    const mail = (await mailsTo(email)).findLast((one) => one.kind === kind);
    const links = (purpose: 'confirm' | 'leave') => linkIn(mail?.text ?? '', purpose);
    return {
      confirm: links('confirm')[0]?.token ?? 'no token',
      leave: links('leave').map(({ token }) => token),
    };
  };
  return {
    post,
    ask,
    confirm,
    mailsTo,
    lastLinks,
    leave: (token: string, more: object = {}) => post(ALERT_PATHS.leave, { token, ...more }),
    read: (token: string) => api.get(`${ALERT_PATHS.ask}${token}/`),
    /** Asks, and confirms by the mail. */
    async watches(change: Partial<PointAlertRequest> = {}) {
      await ask(change);
      await confirm((await lastLinks(change.email)).confirm);
    },
    async forgetAll() {
      const { db } = api.database;
      for (const table of ['point_openings', 'point_alerts', 'alert_addresses', 'mail_outbox'] as const)
        await db.deleteFrom(table).execute();
    },
  };
}
