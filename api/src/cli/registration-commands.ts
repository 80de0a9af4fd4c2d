import type { Command } from 'commander';
import type { Config } from '../composition/config.ts';
import type { Database } from '../database/database.ts';
import {
  approveRequest,
  type DecisionContext,
  declineRequest,
  remindApplicant,
} from '../resources/registrations/decisions.ts';
import { eraseRegistration, listRegistrations, showRegistration } from './registration-work.ts';

type Run = (work: (db: Database, config: Config) => Promise<string>) => Promise<void>;

const contextOf = (db: Database, { mail, productionHosts, publicOrigin }: Config): DecisionContext => ({
  db,
  mail,
  addresses: { productionHosts, publicOrigin },
  localHost: `localhost:${process.env.PORT || 3000}`,
});

/** `staff registrations …`: companies' requests for roles. */
export function addRegistrationCommands(program: Command, run: Run): void {
  const registrations = program.command('registrations').description("companies' requests for roles");
  registrations
    .command('list')
    .description('the open ones: reference, status, time, roles, organization, tax id, address')
    .option('--all', 'the newest two hundred, decided or not')
    .action(({ all = false }: { all?: boolean }) => run((db) => listRegistrations(db, all)));
  registrations
    .command('show <reference>')
    .description('everything about one request, with the account and the organization that it meets')
    .action((reference: string) => run((db) => showRegistration(db, reference)));
  registrations
    .command('approve <reference>')
    .description('give the applicant the roles and mail them the way in')
    .action((reference: string) => run((db, config) => approveRequest(contextOf(db, config), reference)));
  registrations
    .command('decline <reference>')
    .description('decline a request and mail the applicant why')
    .requiredOption('--reason <text>', 'what the applicant reads, in their language')
    .action((reference: string, { reason }: { reason: string }) =>
      run((db, config) => declineRequest(contextOf(db, config), reference, reason)),
    );
  registrations
    .command('remind <reference>')
    .description('mail an approved applicant who has no password yet another link')
    .action((reference: string) => run((db, config) => remindApplicant(contextOf(db, config), reference)));
  registrations
    .command('erase <reference>')
    .description('erase a request for good, with the mails about it')
    .action((reference: string) => run((db) => eraseRegistration(db, reference)));
}
