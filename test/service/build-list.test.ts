import { expect, test } from '@jest/globals';
import { newestOf } from '../../src/service/data/store/builds.ts';
import { openDatabase } from '../../src/service/data/store/store.ts';
import { temporaryFolder } from '../support/folder.ts';

test('every combination of filters reads an index in its order, without a scan or a sort', async () => {
  await using folder = await temporaryFolder();
  const database = openDatabase(`${folder.path}/service.db`);
  try {
    const planOf = (...filters: ('status' | 'workflowId' | 'ref')[]) => {
      const query = newestOf(Object.fromEntries(filters.map((filter) => [filter, 'x'])));
      return database
        .prepare(`EXPLAIN QUERY PLAN ${query}`)
        .all()
        .map(({ detail }) => detail);
    };
    const search = (index: string, columns: string) => [
      `SEARCH builds USING COVERING INDEX ${index} (${columns})`,
    ];
    const searchRows = (index: string, columns: string) => [
      `SEARCH builds USING INDEX ${index} (${columns})`,
    ];
    expect(planOf()).toEqual(search('builds_by_app', 'app_id=?'));
    expect(planOf('workflowId')).toEqual(search('builds_by_workflow', 'app_id=? AND workflow_id=?'));
    expect(planOf('ref')).toEqual(search('builds_by_ref', 'app_id=? AND ref=?'));
    expect(planOf('workflowId', 'ref')).toEqual(
      search('builds_by_workflow_and_ref', 'app_id=? AND workflow_id=? AND ref=?'),
    );
    expect(planOf('status')).toEqual(search('builds_by_status', 'app_id=? AND status=?'));
    for (const other of ['workflowId', 'ref'] as const)
      expect(planOf('status', other)).toEqual(searchRows('builds_by_status', 'app_id=? AND status=?'));
    expect(planOf('status', 'workflowId', 'ref')).toEqual(
      searchRows('builds_by_workflow_and_ref', 'app_id=? AND workflow_id=? AND ref=?'),
    );
  } finally {
    database.close();
  }
});
