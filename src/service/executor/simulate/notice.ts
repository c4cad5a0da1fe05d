/** In the record of every simulated build, from its start. */
export const simulatedNotice = 'This build is simulated: it runs no scripts';
