import type { StepReport } from '../../core/report/report.ts';

/** What the application is called: by its name, its id, or not at all where the service told neither. Hostile. */
export function appTitle({ appName, appId }: StepReport): string {
  return appName ?? (appId || 'Builds');
}
