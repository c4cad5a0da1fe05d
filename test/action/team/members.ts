import { type Stage, setStage } from '../../support/stage.ts';

interface TeamStage extends Stage {
  readonly teamId: string;
}

export async function setTeamStage(): Promise<TeamStage> {
  const stage = await setStage({ files: {} });
  const { running, userId } = stage.service;
  return { ...stage, ...running.addTeam({ name: 'Mobile', ownerId: userId }) };
}

export const invite = { operation: 'invite', email: 'ada@example.com', role: 'developer' };
