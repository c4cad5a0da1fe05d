import { expect, test } from '@jest/globals';
import { newestOf } from '../../src/service/data/store/build-list.ts';
import { openDatabase } from '../../src/service/data/store/database.ts';
import { temporaryFolder } from '../support/folder.ts';

test('every combination of filters reads an index in its order, without a scan or a sort', async () => {
  await using folder = await temporaryFolder();
  const database = openDatabase(`${folder.path}/service.db`);
  try {
    const plans = Object.entries(newestOf).map(([filters, query]) => {
      const steps = database.prepare(`EXPLAIN QUERY PLAN ${query}`).all();
      return [filters, steps.map(({ detail }) => detail)];
    });
    const search = (index: string, columns: string) => [
      `SEARCH builds USING COVERING INDEX ${index} (${columns})`,
    ];
    const searchRows = (index: string, columns: string) => [
      `SEARCH builds USING INDEX ${index} (${columns})`,
    ];
    expect(Object.fromEntries(plans)).toEqual({
      none: search('builds_by_app', 'app_id=?'),
      workflow: search('builds_by_workflow', 'app_id=? AND workflow_id=?'),
      ref: search('builds_by_ref', 'app_id=? AND ref=?'),
      both: search('builds_by_workflow_and_ref', 'app_id=? AND workflow_id=? AND ref=?'),
      status: search('builds_by_status', 'app_id=? AND status=?'),
      statusAndWorkflow: searchRows('builds_by_status', 'app_id=? AND status=?'),
      statusAndRef: searchRows('builds_by_status', 'app_id=? AND status=?'),
      all: searchRows('builds_by_workflow_and_ref', 'app_id=? AND workflow_id=? AND ref=?'),
    });
  } finally {
    database.close();
  }
});
