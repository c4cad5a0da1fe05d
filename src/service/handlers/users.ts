import type { Handlers, Service } from './handler.ts';

export function userHandlers({ store }: Service): Handlers['users'] {
  return {
    current({ user }) {
      const teams = store.teams.ofUser(user.id).map(({ id, name, role }) => ({ _id: id, name, role }));
      return { status: 200, json: { user: { _id: user.id, email: user.email, teams } } };
    },
  };
}
