import type { DictionaryName, EntryAction, EntryState, StaffRole } from '@ecocircle/shared-contracts';
import type { Generated, Selectable } from 'kysely';

/** 0 or 1: SQLite has no boolean, and both databases must run the same statements. */
type Flag = 0 | 1;

/** JSON as text, written and read by the repositories. */
type Json = string;

/** ISO 8601 in UTC with milliseconds, so that text order is time order. */
type Moment = string;

/** What entries of all dictionaries have. */
export interface DictionaryEntry {
  position: number;
  /** Name by locale; of a draft some may be empty. */
  names: Json;
  /** A draft is not in use yet; a retired entry is not chosen any more, and points keep it. */
  state: Generated<EntryState>;
  /** Goes up with every change: of two that were made from the same version the second one is refused. */
  version: Generated<number>;
  /** When staff changed it last; null as long as it is as in the sources. */
  edited_at: Generated<Moment | null>;
}

/** A dictionary whose entries belong to a family of materials. */
export interface FamilyDictionary extends DictionaryEntry {
  id: string;
  family: string;
}

/** The dictionary of icons. */
export interface IconDictionary extends FamilyDictionary {
  /** An SVG document; null where the icon is drawn as its family. */
  drawing: Generated<string | null>;
  drawing_hash: Generated<string | null>;
}

/** Every table with its columns. */
export interface Tables {
  organizations: {
    id: Generated<number>;
    full_name: string;
    tin: string;
    address: string;
    /** `website`, `phone`, `vk`, `ok`, `tg`, `zen`, and `about_xx_yy` per locale; what is not given is left out. */
    contacts: Json;
    /** The photo that the logo is made of. */
    avatar_id: string | null;
    /** Of the logo, a square picture. */
    avatar_url: string | null;
    /** Tax id and folded name of one that came by a registration; unique. */
    registration_key: string | null;
    /** Goes up by one with every change of what its members edit. */
    version: Generated<number>;
    /** Folded name, tax id and address. */
    search_text: Generated<string>;
  };

  /** Every change that members made to the page of their organisation. */
  organization_history: {
    id: Generated<number>;
    organization_id: number;
    at: Moment;
    account_id: number | null;
    /** As it was then. */
    actor_name: string;
    /** Array of PointChange; a field is `about.<locale>` or one of the draft's others. */
    difference: Json;
  };

  accounts: {
    id: Generated<number>;
    /** As `normalizeEmail` writes it. */
    email: string;
    name: string;
    phone: string | null;
    /** Empty where there is no password yet. */
    password_hash: string;
    is_active: Flag;
    is_blocked: Flag;
    is_staff: Flag;
    is_superuser: Flag;
    /** Array of server role names. */
    roles: Json;
    /** Whole points. */
    balance: number;
    organization_id: number | null;
    created_at: Moment;
    /** Access tokens of another generation are refused; a new password begins the next one. */
    session_generation: Generated<number>;
    /** Null until the e-mail is confirmed; the account is inactive until then. */
    email_confirmed_at: Moment | null;
  };

  /** Who works at the desk. Their accounts are marked as staff's, which the portal signs nobody in with. */
  staff_members: {
    account_id: number;
    role: StaffRole;
    /** The sealed secret of the second factor; null until it is set up. */
    factor: string | null;
    /** The period of the last code that was taken: no code works twice. */
    factor_step: number | null;
  };

  /** Links that set a password and a second factor; each works once. The token itself is in the link only. */
  staff_links: {
    token_hash: string;
    account_id: number;
    /** The sealed secret that is offered, made when the link is first opened. */
    factor: string | null;
    expires_at: Moment;
    used_at: Moment | null;
  };

  /** Who is signed in at the desk; the token itself is in the browser's cookie only. */
  desk_sessions: {
    token_hash: string;
    account_id: number;
    /** `password` while the code of the second factor is still to come. */
    stage: 'password' | 'full';
    seen_at: Moment;
    ends_at: Moment;
  };

  /** Who looks at which case, for a time. */
  desk_claims: {
    /** Kind and id, for example `point:17`. */
    subject: string;
    account_id: number;
    until: Moment;
  };

  /** What staff did at the desk, written before it is done. */
  desk_acts: {
    id: Generated<number>;
    at: Moment;
    /** Null once the account is gone. */
    account_id: number | null;
    /** As it was then. */
    actor_name: string;
    /** The part of the desk, as its calls name it: `points`, `accounts`. */
    area: string;
    /** The end of the call's address: `accept`, `block`; for one without, its method. */
    action: string;
    /** What it was done to, as the call names it; empty where it is about nothing single. */
    subject: string;
    /** The reason that was given. */
    note: string;
    /** HTTP status of the answer; null where there was none. */
    status: number | null;
  };

  revoked_tokens: {
    jti: string;
    expires_at: Moment;
  };

  /** Links in mails to account holders; each works once. The token itself is in the mail only. */
  account_links: {
    token_hash: string;
    account_id: number;
    purpose: 'change-email' | 'confirm-email' | 'restore-password' | 'set-password';
    /** Of `change-email`: the address that is confirmed, as `normalizeEmail` writes it. */
    new_email: string | null;
    expires_at: Moment;
    used_at: Moment | null;
    created_at: Moment;
  };

  /** Who an account's holder is at a provider that they sign in with. */
  account_identities: {
    /** The provider's issuer URL. */
    issuer: string;
    /** The provider's id of the person, which never changes, unlike the e-mail. */
    subject: string;
    account_id: number;
    created_at: Moment;
  };

  /** How often a sign-in failed, by account and by network address, for all instances. */
  login_attempts: {
    /** A hash: neither addresses nor e-mails can be read from it. */
    subject: string;
    failures: number;
    tried_at: Moment;
    locked_until: Moment;
  };

  raw_materials: FamilyDictionary;

  units: DictionaryEntry & { slug: string };

  point_icons: IconDictionary;

  /** Everyday things and what to do with them. */
  things: {
    id: string;
    family: string;
    /** Array of ids of raw materials, the likeliest first. */
    materials: Json;
    position: number;
    /** What is said of it, by locale. */
    texts: Json;
    state: Generated<EntryState>;
    /** Goes up with every change. */
    version: Generated<number>;
    /** When staff changed it last; null as long as it is as in the sources. */
    edited_at: Generated<Moment | null>;
  };

  /** Slugs that things had in a language before. */
  thing_addresses: {
    locale: string;
    slug: string;
    thing_id: string;
  };

  /** Every change that staff made of an entry: who, when, and what. */
  dictionary_history: {
    id: Generated<number>;
    dictionary: DictionaryName | 'things';
    entry_id: string;
    at: Moment;
    account_id: number | null;
    /** As it was then. */
    actor_name: string;
    action: EntryAction;
    /** Array of EntryChange. */
    difference: Json;
  };

  /** The data sets that points were imported from. */
  point_sources: {
    /** Slug, for example `osm-salzburg`. */
    id: string;
    name: string;
    url: string;
    licence: string;
  };

  recycling_points: {
    id: Generated<number>;
    /** Server name of the status. */
    status: string;
    name: string;
    address: string;
    city: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    time_zone: string;
    lng: number;
    lat: number;
    icon_id: string;
    comment: string;
    collection_rules: string;
    /** ServerWorkingHours. */
    working_hours: Json | null;
    working_hours_text: string | null;
    /** Days on which other hours hold: `exceptions` of ServerSpecialHoursInput. */
    hours_exceptions: Json;
    /** Days that return by a rule: `rules` of ServerSpecialHoursInput. */
    hours_rules: Json;
    /** `holidays` of ServerSpecialHoursInput. */
    holiday_hours: Json;
    contact_name: string;
    contact_phone: string;
    contact_email: string;
    organization_id: number | null;
    author_id: number | null;
    /** Who runs the point, where no organisation of the portal does. */
    operator_name: string;
    source_id: string | null;
    /** The row's own id in its source; unique within the source. */
    source_ref: string | null;
    /** Folded name, address, city and operator: what `q` looks into. */
    search_text: string;
    created_at: Moment;
    updated_at: Moment;
    /** Goes up with every change: of two that were made from the same version the second one is refused. */
    version: Generated<number>;
    /** Calendar days in the point's own time zone, `YYYY-MM-DD`; `closed_to` is that of the reopening. */
    closed_from: string | null;
    closed_to: string | null;
    closing_comment: string | null;
    /** Why moderators declined the point, or took it down. */
    decline_reason: string | null;
    /** Server name of the status that a point has again once moderators release it. */
    status_before_block: string | null;
    /** When somebody last said that all of it is right. */
    verified_at: Moment | null;
    /** When the organisation was last asked whether all of it is still right. */
    asked_at: Moment | null;
    /** The point's id in its organisation's own file. */
    own_ref: string | null;
    /** The rates of a draft that lack something, as `unfinished_rates` of the server's shape. */
    unfinished_rates: Json | null;
    /** Of a revision: the point that it is to replace. At most one is open. */
    revision_of: number | null;
  };

  /** Every change of a point: who, when, and what. Those of a revision stand at the point that it revises. */
  point_history: {
    id: Generated<number>;
    point_id: number;
    at: Moment;
    actor: 'creator' | 'staff' | 'system' | 'visitor';
    account_id: number | null;
    /** As it was then. */
    actor_name: string;
    action: string;
    /** Server names of statuses. */
    from_status: string | null;
    to_status: string | null;
    reason: string | null;
    /** Array of PointChange. */
    difference: Json;
  };

  point_rates: {
    id: Generated<number>;
    point_id: number;
    material_id: string;
    unit_slug: string;
    /** Money per unit in the currency of the point's country; 0 when taken for free. */
    price: number;
    position: number;
  };

  photos: {
    id: string;
    /** Path below `/media/`. */
    path: string;
    thumbnail_path: string;
    width: number;
    height: number;
    /** Who sent it; null once the account is gone, and where nobody did. */
    account_id: Generated<number | null>;
    /** The sender's organisation, whose every member may use it. */
    organization_id: Generated<number | null>;
    /** When it was sent; null where it came with demo data or an import. */
    created_at: Generated<Moment | null>;
  };

  point_photos: {
    point_id: number;
    photo_id: string;
    position: number;
  };

  charity_events: {
    id: Generated<number>;
    status: string;
    kind: string;
    name: string;
    description: string;
    /** Of a draft without a place, what its clock will show, as if it were UTC; of one without times, empty. */
    starts_at: Moment;
    ends_at: Moment;
    /** Calendar days in the event's own time zone, `YYYY-MM-DD`. */
    starts_on: string;
    ends_on: string;
    /** Empty of a draft that has no place yet; its `lng` and `lat` then mean nothing. */
    time_zone: string;
    city: string;
    country: string;
    address: string;
    lng: number;
    lat: number;
    organizer_name: string;
    organizer_phone: string;
    organizer_email: string;
    photo_id: string | null;
    author_id: number | null;
    search_text: string;
    /** How often the event was changed since it was announced. */
    sequence: Generated<number>;
    /** Goes up by one with every change: the optimistic lock of those who edit it. */
    version: Generated<number>;
    /** What its creator said when it was cancelled. */
    cancel_reason: Generated<string>;
    /** Null of a draft. */
    published_at: Moment | null;
    created_at: Moment;
    updated_at: Moment;
  };

  /** One row per kind of data that is cached; the number goes up in every transaction that changes it. */
  data_versions: {
    name: string;
    version: number;
    changed_at: Moment;
  };

  /** One row for each of the latest versions of the points. */
  point_changes: {
    version: number;
    changed_at: Moment;
    /** Ids of the points that changed; null: any of them. */
    ids: Json | null;
  };

  /** What people sent through the public forms. Neither their address nor their browser is kept. */
  submissions: {
    id: Generated<number>;
    kind: 'question' | 'contact' | 'inquiry' | 'newsletter' | 'registration' | 'sign-up';
    /** Shown to the sender, and part of both mails. */
    reference: string;
    fields: Json;
    locale: string;
    /** The spam trap was filled in: nobody was mailed. */
    is_spam: Generated<Flag>;
    created_at: Moment;
    /** What staff made of it; null while it is open. */
    outcome: Generated<'answered' | 'closed' | null>;
    handled_at: Generated<Moment | null>;
    handled_by: Generated<number | null>;
    handled_note: Generated<string | null>;
    /** Folded reference and fields: what the desk's search looks into. */
    search_text: Generated<string>;
  };

  /** Mail that is stored and is still to be sent, or was sent or given up. */
  mail_outbox: {
    id: Generated<number>;
    /** The Message-ID header, the same in every attempt. */
    message_id: string;
    /** What the mail is for, for example `newsletter-confirmation`. */
    kind: string;
    recipient: string;
    subject: string;
    /** MailContent. */
    content: Json;
    state: 'waiting' | 'sent' | 'failed';
    attempts: Generated<number>;
    /** While a worker sends the mail: when another one may take over. */
    next_attempt_at: Moment;
    /** The claim of the worker that sends it, or sent it last. */
    claim: string | null;
    last_error: string | null;
    created_at: Moment;
    /** When it was sent or given up. */
    settled_at: Moment | null;
  };

  newsletter_subscribers: {
    id: Generated<number>;
    /** Lower case; null once the person has left. */
    email: string | null;
    locale: string;
    status: 'pending' | 'confirmed' | 'left';
    link_mailed_at: Moment;
    created_at: Moment;
    confirmed_at: Moment | null;
    left_at: Moment | null;
  };

  /** Links in newsletter mails. The token itself is in the mail only. */
  newsletter_links: {
    token_hash: string;
    subscriber_id: number;
    purpose: 'confirm' | 'leave';
    expires_at: Moment | null;
    used_at: Moment | null;
  };

  /** Who is told by mail of points that open. */
  alert_addresses: {
    id: Generated<number>;
    /** As `normalizeEmail` writes it; its hash once nothing is watched for it. */
    email: string;
    email_hash: string | null;
    /** Since when nothing is watched for it. */
    rests_since: Generated<Moment | null>;
    /** How many mails have asked it to confirm something since the moment beside, and nobody did. */
    asked: Generated<number>;
    asked_since: Generated<Moment | null>;
    /** When it was last told of points: the next mail waits for a week. */
    mailed_at: Generated<Moment | null>;
    /** When it was last told that it can have no more alerts. */
    told_full_at: Generated<Moment | null>;
  };

  /** What is watched for an address. Of an alert that has ended nothing is kept but that it has. */
  point_alerts: {
    id: Generated<number>;
    /** Null once it has ended. */
    address_id: number | null;
    state: 'pending' | 'active' | 'ended';
    locale: string;
    /** What its owner calls the middle of the area. */
    place: string;
    /** Degrees, to about a hundred metres; null once it has ended, like the radius. */
    lng: number | null;
    lat: number | null;
    /** Metres. */
    radius: number | null;
    /** Sorted array of ids of raw materials. */
    materials: Json;
    /** How many mails have asked to confirm it. */
    links_mailed: Generated<number>;
    link_mailed_at: Moment;
    created_at: Moment;
    confirmed_at: Generated<Moment | null>;
    ended_at: Generated<Moment | null>;
  };

  /** Links in mails about alerts. The token itself is in the mail only. */
  alert_links: {
    token_hash: string;
    alert_id: number;
    purpose: 'confirm' | 'leave';
    expires_at: Moment | null;
  };

  /** What a point takes from now on, until it has been looked who wants to know. */
  point_openings: {
    id: Generated<number>;
    point_id: number;
    /** Array of ids of raw materials. */
    materials: Json;
    opened_at: Moment;
  };

  /** What was found for an alert: each material of each point once. */
  alert_finds: {
    alert_id: number;
    point_id: number;
    material_id: string;
    found_at: Moment;
    /** When its owner was told; null while that waits. */
    told_at: Generated<Moment | null>;
  };

  /** Companies' requests for roles, which staff decide about. */
  registration_requests: {
    id: Generated<number>;
    /** Shown to the applicant, and part of all mails. */
    reference: string;
    /** A hash of all that was filled in while the request is open, so that an identical one is stored once; then null. */
    pending_key: string | null;
    status: 'pending' | 'approved' | 'declined';
    /** Array of server role names. */
    roles: Json;
    name: string;
    /** As `normalizeEmail` writes it. */
    email: string;
    /** E.164. */
    phone: string;
    org_name: string;
    address: string;
    tin: string;
    locale: string;
    created_at: Moment;
    decided_at: Moment | null;
    /** Who of staff decided; null for what was decided on the command line. */
    decided_by: Generated<number | null>;
    /** The reason that the applicant was given. */
    decision_note: string | null;
    /** The account that an approval opened or extended. */
    account_id: number | null;
  };

  /** Points taken from a balance, or given to it. */
  withdrawals: {
    id: Generated<number>;
    account_id: number;
    /** Above zero in both directions. */
    amount: number;
    balance_after: number;
    comment: string;
    created_at: Moment;
    is_credit: Generated<Flag>;
    /** Names the request that changed the balance, so that its repetition changes nothing. */
    request_key: Generated<string | null>;
  };

  /** Work that one instance does for all. */
  job_leases: {
    name: string;
    /** The process that does it now. */
    holder: string | null;
    /** When another one may take over. */
    until: Moment | null;
    /** When it was last done. */
    ran_at: Moment | null;
  };

  /** What visitors say is wrong with a point. */
  point_reports: {
    id: Generated<number>;
    point_id: number;
    kind: string;
    comment: string;
    /** As `normalizeEmail` writes it; null where the visitor wants no mail. */
    email: string | null;
    locale: string;
    /** The spam trap was filled in: nobody but its sender sees it. */
    is_spam: Generated<Flag>;
    /** Null while it is open. */
    outcome: string | null;
    /** What the visitor is told. */
    answer: Generated<string>;
    created_at: Moment;
    settled_at: Moment | null;
    /** Who of staff settled it. */
    settled_by: Generated<number | null>;
    /** When the organisation, or the desk where the point has none, was mailed about it. */
    told_at: Generated<Moment | null>;
  };

  /** How many reports have given an address within a day. */
  report_addresses: {
    email_hash: string;
    reports: number;
    /** When the first of them came. */
    since: Moment;
  };

  /** What visitors photographed. */
  report_photos: {
    photo_id: string;
    report_id: number;
    position: number;
  };

  /** Links to what became of a report. The token itself is with the visitor only. */
  report_links: {
    token_hash: string;
    report_id: number;
  };

  /** Links in mails that ask whether a point is still right. The token itself is in the mail only. */
  freshness_links: {
    token_hash: string;
    point_id: number;
    expires_at: Moment;
    used_at: Moment | null;
  };

  /** Messages to open pages, kept for as long as an instance may still have to deliver them. */
  live_messages: {
    id: Generated<number>;
    account_id: number;
    title: string;
    body: string;
    created_at: Moment;
  };
}

/** A row of a table as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
