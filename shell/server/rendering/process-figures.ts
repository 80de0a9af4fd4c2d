import { readFile } from 'node:fs/promises';

/** A tick of the clock by which Linux counts the work of processes, in milliseconds. */
const TICK = 10;

const read = (pid: number, file: string): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** Bytes that a process holds; 0 where the system does not tell, as Linux alone does. */
export async function memoryOf(pid: number): Promise<number> {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(await read(pid, 'status')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Milliseconds that a process has worked since its start; null where the system does not tell. */
export async function busyTimeOf(pid: number): Promise<number | null> {
  const fields = (await read(pid, 'stat')).split(') ').at(-1)?.split(' ') ?? [];
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isNaN(ticks) ? null : ticks * TICK;
}
