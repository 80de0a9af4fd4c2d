import { PASSWORD } from '../set-up/accounts.ts';
import { cpuOf, proportionalMemory } from '../set-up/processes.ts';
import type { Server } from '../set-up/servers.ts';
import { repeat } from './rounds.ts';

const SOCKETS = 1000;
const LOGINS = 20;
const CHECKS = 2000;

async function cpuEach(pid: number, times: number, work: () => Promise<unknown>): Promise<number> {
  const before = cpuOf(pid);
  await repeat(times, work);
  return (cpuOf(pid) - before) / times;
}

/** A token of a demo account. */
export async function signIn(origin: string, username = 'user@demo.test'): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'password',
    username,
    password: PASSWORD,
  });
  const answer = await fetch(`${origin}/api/web/v1/authing/password/token/`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`the login was answered with ${answer.status}`);
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}

async function checkSession(origin: string, token: string): Promise<void> {
  const answer = await fetch(`${origin}/api/web/v1/auth/`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`the session was answered with ${answer.status}`);
  await answer.arrayBuffer();
}

/** A socket that has received the balance: the instance has accepted it. */
function openSocket(origin: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`);
  return new Promise((done, fail) => {
    socket.onopen = () => socket.send(JSON.stringify({ token }));
    socket.onmessage = () => done(socket);
    socket.onclose = ({ code }) => fail(new Error(`a live socket was closed with ${code}`));
  });
}

/**
 * Measures what logins, sessions and open pages cost an instance; it must take a thousand sockets of one account.
 *
 * @returns milliseconds of CPU of one `login` and of one call that only checks the session, and the megabytes (PSS) that
 *   the instance holds with a thousand open sockets, and how many of them are due to the sockets
 */
export async function measureSessions({ url, pid }: Server) {
  const login = await cpuEach(pid, LOGINS, () => signIn(url));
  const token = await signIn(url);
  const check = await cpuEach(pid, CHECKS, () => checkSession(url, token));
  const before = proportionalMemory(pid);
  const sockets = await repeat(SOCKETS, () => openSocket(url, token));
  const after = proportionalMemory(pid);
  for (const socket of sockets) {
    socket.onclose = null;
    socket.close();
  }
  return { withSockets: after / 1024, ofSockets: (after - before) / 1024, login, check };
}
