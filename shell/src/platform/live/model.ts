import { balanceOf, changedPointOf, type LiveMessage } from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { sessionExpired } from '../session/expiry.ts';
import { $auth, $token, userMoved } from '../session/model.ts';
import { $portal, portalOpened } from '../session/portal.ts';
import { LiveLink } from './live-link.ts';
import { problemMoved } from './problem.ts';

const messageCame = createEvent<LiveMessage>();
const sessionOver = createEvent();

const $link = createStore<LiveLink | null>(null, { serialize: 'ignore' });

const liveUrl = (): string => `${location.origin.replace(/^http/, 'ws')}/ws`;

/** Opens a link for the token that there is, in place of that of another; none where nobody is signed in. */
const linkFx = attach({
  source: { link: $link, token: $token },
  effect({ link, token }) {
    link?.close();
    if (token === null) return null;
    return new LiveLink({
      url: liveUrl(),
      token,
      onMessage: scopeBind(messageCame),
      onProblem: scopeBind(problemMoved),
      onSessionOver: scopeBind(sessionOver),
    });
  },
});
$link.on(linkFx.doneData, (_, link) => link);

export const announceBalanceFx = attach({
  source: $portal,
  effect: (portal, balance: number) => portal?.events.emit('balance-changed', { balance }),
});

const announcePointFx = attach({
  source: $portal,
  effect(portal, message: LiveMessage) {
    const point = changedPointOf(message);
    if (point) portal?.events.emit('point-changed', point);
  },
});
sample({ clock: messageCame, target: announcePointFx });

/** The balance that the page knows from this link, or from before it; another tab may have stored it first. */
const $known = createStore<number | null>(null).on(announceBalanceFx, (_, balance) => balance);
sample({
  clock: linkFx.done,
  source: $auth,
  filter: Boolean,
  fn: (auth) => auth.user.balance,
  target: $known,
});

const balanceCame = sample({
  clock: messageCame,
  source: $known,
  filter: (known, message) => ![null, known].includes(balanceOf(message)),
  fn: (_, message) => balanceOf(message) as number,
});

sample({ clock: [portalOpened, $token], target: linkFx });
sample({ clock: balanceCame, fn: (balance) => ({ balance }), target: userMoved });
sample({ clock: balanceCame, target: announceBalanceFx });
sample({ clock: sessionOver, target: sessionExpired });
