import { readFileSync } from 'node:fs';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** The process ids below a process, its own first. Linux only. */
export function processTree(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(processTree)];
}

/** What a process was started with. */
export const commandOf = (pid: number): string => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');

/** Kilobytes of a process's proportional set size (PSS). */
export function proportionalMemory(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

/** Megabytes (PSS) of a process and all below it. */
export const treeMemory = (pid: number): number =>
  processTree(pid).reduce((sum, one) => sum + proportionalMemory(one), 0) / 1024;

const TICK_MS = 10;

/** Milliseconds of CPU that a process and its threads have used; Linux counts them in hundredths of a second. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Whether a process runs and is not a zombie. */
export const isAlive = (pid: number): boolean => {
  const state = /^State:\s+(\w)/m.exec(read(`/proc/${pid}/status`))?.[1];
  return state !== undefined && state !== 'Z';
};
