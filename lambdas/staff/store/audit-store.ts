import { maskTaxIds } from '../mask-tax-ids.ts';
import '#contract/http/zod-config.ts';
import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { type Decision, decision } from '#contract/staff/staff.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { inGsi1, inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { keyOf, keys } from '#lambdas/platform/table/keys.ts';
import { queryPage, wholePartition } from '#lambdas/platform/table/query.ts';
import { getItems, type Item } from '#lambdas/platform/table/read.ts';
import { removeRows } from '#lambdas/platform/table/remove-rows.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { putNew } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

interface AuditRecord {
  /** Id of the business, indication or image. */
  readonly subjectId: string;
  /** For an image without a business: the owner of the images, whose key finds the record. */
  readonly ownerId?: string | undefined;
  readonly staffId: string;
  readonly now: Date;
  /** The event in the target's lifecycle: `approve`, `suspend`. */
  readonly action: Decision['action'];
  readonly reason?: string;
  /**
   * The record that changes for good, before and after the decision: the live one after a merge, the archived revision
   * after a rejection.
   */
  readonly before: object;
  readonly after: object;
}

/** Drops a record's images: no decision is about them, and a closed business must leave none behind. */
function withoutImages(record: object): object {
  const { avatarUrl: _url, images: _images, ...rest } = record as Readonly<Record<string, unknown>>;
  return rest;
}

/** Writes the record of a decision with masked tax ids. Its ULID orders a target's records by time. */
export function insertAudit({
  before,
  after,
  reason,
  now,
  ownerId,
  ...record
}: AuditRecord): Write {
  const auditId = ulid(now.getTime());
  const masked = {
    before: withoutImages(before),
    after: withoutImages(after),
    ...(reason !== undefined && { reason }),
  };
  return putNew({
    ...keys.audit(ownerId ?? record.subjectId, auditId),
    ...inGsi1(partitions.decisions, auditId),
    ...inGsi2(partitions.decisionsOfStaff(record.staffId), auditId),
    ...record,
    auditId,
    at: now.toISOString(),
    ...(maskTaxIds(masked) as object),
  });
}

const allOf = (subjectId: string) => wholePartition(keys.audit(subjectId, '').PK);

/** A stored decision, without the names that answers look up. */
type NamelessDecision = Omit<Decision, 'subjectName' | 'staffName'>;

const storedDecision = z.extend(
  z.omit(decision, { id: true, subjectName: true, staffName: true }),
  { auditId: z.string() },
);

function decisionOf(row: Item | undefined): NamelessDecision | undefined {
  const { auditId: id, ...record } = parseStored(storedDecision, row) ?? {};
  return id === undefined ? undefined : { id, ...(record as Omit<NamelessDecision, 'id'>) };
}

/** Lists a page of the decisions on a business, the newest first. */
export async function listDecisionsOn(
  businessId: string,
  request: PageRequest,
): Promise<Page<NamelessDecision>> {
  const page = await queryPage({ ...allOf(businessId), newestFirst: true }, request, decisionOf);
  return { ...page, items: page.items.filter((item) => item !== undefined) };
}

/** Lists a page of all decisions, the newest first. Decisions older than the index are missing. */
export function listAllDecisions(request: PageRequest): Promise<Page<NamelessDecision>> {
  return collectPage({
    ...request,
    ranges: [{ ...wholePartition(partitions.decisions, 'GSI1'), newestFirst: true }],
    load: async (rows) => {
      const find = await getItems(rows.map(keyOf));
      return rows.map((row) => decisionOf(find(keyOf(row))));
    },
  });
}

const decided = z.object({ after: z.object({ id: z.string() }) });

/** Lists a page of the ids of records that decisions on a business changed: its own, or a revision's. */
export async function listDecidedIds(
  businessId: string,
  request: PageRequest,
): Promise<Page<string>> {
  const page = await queryPage(allOf(businessId), request, (row) => decided.safeParse(row).data);
  const ids = page.items.flatMap((record) => record?.after.id ?? []);
  return { ...page, items: [...new Set(ids)] };
}

/** Removes the records of all decisions on an indication whose sender left. */
export async function removeAudits(indicationId: string): Promise<void> {
  let position: string | undefined;
  do ({ position } = await removeRows(allOf(indicationId), position, { batchSize: 100 }));
  while (position !== undefined);
}
