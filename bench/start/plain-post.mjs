// The post step of the plain action: it reads the state and finds nothing to do.
import * as core from '@actions/core';

core.debug(`Build ${core.getState('buildId')} goes on.`);
