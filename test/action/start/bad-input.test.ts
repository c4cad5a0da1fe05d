import { expect, test } from '@jest/globals';
import { stage } from './bad-input.ts';

test("the service's own token in variables is refused, as toJSON(secrets) would contain it", async () => {
  const variables = JSON.stringify({ API: stage.service.token });
  const result = await stage.run({ with: { workflowId: 'android', variables } });
  expect(result.errors[0]?.data).toMatch(/variables.*API/);
  expect(stage.relay.requests).toEqual([]);
});
