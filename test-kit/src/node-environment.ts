import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';
import { takeErrorsOfNode } from './errors-of-node.ts';

/** Node as it is. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    takeErrorsOfNode(this.global);
  }
}
