import packageJson from '../../package.json' with { type: 'json' };
import { billingAccountIn } from './billing-account.ts';
import { configOf, endpointKinds, type RestoredTable, type StageConfig } from './config.ts';
import { refusalOfContact } from './mail-sender.ts';
import { type StackPart, stackParts } from './stage-names.ts';
import { type EdgeSecret, edgeSecretIn, isPushPublicKey } from './stage-secrets.ts';

/** Values that a synthesis reads from its context and environment. */
interface Settings {
  readonly config: StageConfig;
  readonly version: string;
  readonly mailFrom: string | undefined;
  /** Folder of the built site; a deploy to AWS uploads it. */
  readonly siteDirectory: string | undefined;
  /** Public key for Web Push, from the deploy script. */
  readonly pushPublicKey: string | undefined;
  readonly edgeSecret: EdgeSecret | undefined;
  /** Origin of the site, which the deploy script reads from the last deploy. */
  readonly siteUrl: string | undefined;
  /** Stacks that the deploy creates; they are not protected yet. */
  readonly newStacks: readonly StackPart[];
}

type Values = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the settings of a synthesis; throws if one is malformed.
 * - Context: `stage` (default `local`, which no real account accepts), `site`, `pushPublicKey`, `edgeSecret`, `siteUrl`
 *   and `newStacks` (comma-separated parts of the stage).
 * - Context of local stages: `endpoint`, `restoredTable` (`<name>/<stream label>`) and `secondFactor` (`required`).
 * - Environment: `VERSION` and `MAIL_FROM`; on AWS `VITRINE_ACCOUNT`, `CONTACT_EMAIL` and `BILLING_ACCOUNT`; on local
 *   stages the port of `AWS_ENDPOINT_URL`.
 */
export function readSettings(context: Values, env: Values): Settings {
  const config = configOf(context['stage'] ?? 'local');
  return {
    config:
      config.location.kind === 'local'
        ? {
            ...atEndpoint(config, env['AWS_ENDPOINT_URL'], context['endpoint']),
            ...restored(context['restoredTable']),
            ...askedOfStaff(context['secondFactor']),
          }
        : {
            ...inAccount(config, env['VITRINE_ACCOUNT']),
            ...contact(env['CONTACT_EMAIL']),
            ...paidTo(env['BILLING_ACCOUNT']),
          },
    version: env['VERSION'] || packageJson.version,
    mailFrom: env['MAIL_FROM'] || config.mailFrom,
    siteDirectory: context['site'],
    pushPublicKey: publicKey(context['pushPublicKey']),
    edgeSecret: edgeSecretIn(context['edgeSecret']),
    siteUrl: originIn(context['siteUrl']),
    newStacks: partsIn(context['newStacks']),
  };
}

function publicKey(text: string | undefined): string | undefined {
  if (text === undefined || isPushPublicKey(text)) return text;
  throw new Error(`pushPublicKey must be a point of P-256 in base64url, not "${text}".`);
}

function originIn(text: string | undefined): string | undefined {
  // No path, query or user, so that a path can be appended.
  if (text === undefined || /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+$/.test(text)) return text;
  throw new Error(`siteUrl must be https:// and a host, not "${text}".`);
}

function partsIn(text: string | undefined): StackPart[] {
  if (!text) return [];
  return text.split(',').map((name) => {
    const part = stackParts.find((one) => one === name);
    if (!part) throw new Error(`newStacks must name parts of the stage, not "${name}".`);
    return part;
  });
}

export function isAccount(text: string): boolean {
  return /^\d{12}$/.test(text);
}

/** Returns the stage with the kind of its endpoint and, if a URL is given, its port. */
function atEndpoint(config: StageConfig, url?: string, kind = 'built-in'): StageConfig {
  if (config.location.kind !== 'local') return config;
  const endpoint = endpointKinds.find((one) => one === kind);
  if (!endpoint) throw new Error(`endpoint must be ${endpointKinds.join(' or ')}, not "${kind}".`);
  const port = url ? Number(new URL(url).port || 80) : config.location.port;
  return { ...config, location: { ...config.location, endpoint, port } };
}

/** Binds a stage to an account; without one, it can be synthesized for any account. */
function inAccount(config: StageConfig, account: string | undefined): StageConfig {
  if (config.location.kind !== 'aws' || !account) return config;
  if (!isAccount(account)) throw new Error(`VITRINE_ACCOUNT must be 12 digits, not "${account}".`);
  return { ...config, location: { ...config.location, account } };
}

function contact(email: string | undefined): Partial<StageConfig> {
  const refusal = refusalOfContact(email);
  if (refusal) throw new Error(refusal);
  return email ? { contactEmail: email } : {};
}

function paidTo(text: string | undefined): Partial<StageConfig> {
  const billingAccount = billingAccountIn(text);
  return billingAccount ? { billingAccount } : {};
}

function askedOfStaff(text: string | undefined): Partial<StageConfig> {
  if (text === undefined) return {};
  if (text !== 'required') throw new Error(`secondFactor must be "required", not "${text}".`);
  return { secondFactorOfStaff: true };
}

function restored(text: string | undefined): { readonly restoredTable?: RestoredTable } {
  if (text === undefined) return {};
  const [name, streamLabel, ...more] = text.split('/');
  if (!name || !streamLabel || more.length > 0) {
    throw new Error(`restoredTable must be <name>/<stream label>, not "${text}".`);
  }
  return { restoredTable: { name, streamLabel } };
}
