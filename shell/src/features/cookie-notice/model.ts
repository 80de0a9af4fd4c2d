import { createEffect, createEvent, createStore, sample } from 'effector';
import { COOKIES_NOTED_COOKIE } from '../../platform/cookies/cookie-names.ts';
import { ONE_YEAR, writeCookie } from '../../platform/cookies/write-cookie.ts';

export const cookiesNoted = createEvent();
/** The visitor went on with the page, by its path. */
export const cookiesPassed = createEvent<string>();

export const rememberFx = createEffect(() => writeCookie(COOKIES_NOTED_COOKIE, '1', ONE_YEAR));

/** Whether the notice was closed or passed on this page; before it, the page's own word counts. */
export const $areCookiesNoted = createStore(false).on([cookiesNoted, cookiesPassed], () => true);

/** The path of the page on which the visitor went on. */
export const $cookiesPassedOn = createStore<string | null>(null).on(cookiesPassed, (_, path) => path);

sample({ clock: cookiesNoted, target: rememberFx });
