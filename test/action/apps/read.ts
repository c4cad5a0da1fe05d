/** Adds the fields of workflow-editor applications, including private settings. */
export const withWorkflows = ({ body }: { body: unknown }): unknown =>
  JSON.parse(JSON.stringify(body), (key, value) => {
    if (key === 'workflowIds') return ['w1', 'w2'];
    if (key !== 'workflows') return value;
    const settings = { environment: { vars: { PASSWORD: 'hunter2' } } };
    return { w1: { name: 'Release', ...settings }, w2: { name: '::error::Nightly', ...settings } };
  });

export const workflows = { w1: { name: 'Release' }, w2: { name: '::error::Nightly' } };
