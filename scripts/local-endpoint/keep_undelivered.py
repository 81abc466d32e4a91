"""Completes MiniStack's saved state, so that interrupted background work continues after a restart.

MiniStack saves a Lambda's position in a table's stream, but not the stream. After a restart, the Lambda would get
nothing until the new stream has grown past that position. So this saves the undelivered records instead; a mapping
with the starting position TRIM_HORIZON reads them first.

A message that a Lambda was processing stays hidden until its visibility timeout. After a restart no Lambda processes
it, so it becomes visible immediately.

This replaces private functions of the version in requirements.txt. test/integration/local-endpoint tests it.
"""

import time

from ministack.core.responses import AccountRegionScopedDict
from ministack.services import dynamodb, lambda_svc, sqs

save_tables = dynamodb.get_state
load_tables = dynamodb.load_persisted_state
load_functions = lambda_svc.load_persisted_state
load_queues = sqs.load_persisted_state


def undelivered_records():
    """Returns the records of each table's stream that at least one Lambda has not read."""
    undelivered = AccountRegionScopedDict()
    for (account, region, table), records in dynamodb._stream_records.all_items():
        arn = dynamodb._tables.get_scoped(account, region, table, {}).get("LatestStreamArn")
        start = dynamodb.stream_start_position(table, account_id=account, region=region)
        positions = [
            lambda_svc._dynamodb_stream_positions.get_scoped(account, region, mapping["UUID"], start)
            for mapping in lambda_svc._esms.all_values()
            if mapping.get("EventSourceArn") == arn
        ]
        if positions:
            undelivered.set_scoped(account, region, table, records[max(0, min(positions) - start) :])
    return undelivered


def save_tables_with_records():
    return {**save_tables(), "undelivered_records": undelivered_records()}


def load_tables_with_records(data):
    load_tables(data)
    dynamodb._stream_records.update(data.get("undelivered_records", {}))


def load_functions_without_positions(data):
    load_functions({**data, "dynamodb_stream_positions": {}})


def load_queues_with_visible_messages(data):
    load_queues(data)
    for queue in sqs._queues.all_values():
        for message in queue["messages"]:
            if message.get("receipt_handle"):
                message["visible_at"] = min(message["visible_at"], time.time())


def keep_undelivered() -> None:
    """Replaces the functions; call it before MiniStack loads its state."""
    dynamodb.get_state = save_tables_with_records
    dynamodb.load_persisted_state = load_tables_with_records
    lambda_svc.load_persisted_state = load_functions_without_positions
    sqs.load_persisted_state = load_queues_with_visible_messages
