import type { LocalStage, Stage } from '#lib/config/config.ts';
import {
  bootstrapOnAws,
  destroyAccessRecords,
  destroyOnAws,
  diffWithAws,
  preflightOnAws,
} from '../cdk/aws-stage.ts';
import { deployToAws, rotateEdgeSecret } from '../cdk/deploy-to-aws.ts';
import { deployLocally, destroyLocally } from '../cdk/local-stage.ts';
import { main } from '../process/main.ts';
import { isLocalStage, readArguments } from '../stage/arguments.ts';

interface Command {
  readonly onAws: (
    stage: Stage,
    options: Readonly<Record<string, string | undefined>>,
  ) => Promise<void>;
  readonly locally?: (stage: LocalStage) => Promise<unknown>;
  /** Options for a stage on AWS, with the kind of their values. */
  readonly options?: Readonly<Record<string, string>>;
}

const commands: Readonly<Record<string, Command>> = {
  bootstrap: { onAws: bootstrapOnAws },
  preflight: { onAws: preflightOnAws },
  deploy: { onAws: deployToAws, locally: deployLocally, options: { approve: 'hash' } },
  diff: { onAws: diffWithAws },
  'rotate:edge-secret': { onAws: rotateEdgeSecret },
  'destroy:access-records': { onAws: destroyAccessRecords },
  destroy: { onAws: destroyOnAws, locally: destroyLocally },
};

/** Runs a command on the stacks of a stage: `npm run <command> -- --stage <stage>`. */
await main(async () => {
  const [name = ''] = process.argv.splice(2, 1);
  const command = commands[name];
  if (!command) throw new Error(`There is no command "${name}".`);
  const { onAws, locally, options: kinds = {} } = command;
  const more = Object.entries(kinds).map(([option, kind]) => ` [--${option} <${kind}>]`);
  const usage = `npm run ${name} -- --stage <${locally ? 'local|test|' : ''}dev|prod>${more.join('')}`;
  const { stage, options } = readArguments(usage, { onAws: !locally, more: Object.keys(kinds) });
  await (locally && isLocalStage(stage) ? locally(stage) : onAws(stage, options));
});
